/** The first part of the address of each page, as the table of pages has them. */
export declare const PAGES: readonly string[];
/** What stands behind the base of the app for an address such as `/learn/x-wing?a=b`, if a page. */
export declare function wayIn(address: string): string | undefined;
