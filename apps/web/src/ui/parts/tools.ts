/** What lies in the workshop: a page each. */
export const TOOLS = ['create', 'watch', 'import', 'scan', 'print'] as const;
