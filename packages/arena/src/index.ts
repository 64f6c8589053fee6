/** What solver programs and an arena say to each other, and who wins. */
export {};
