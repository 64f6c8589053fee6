/** The service: matches of people, arenas of programs, jobs for many machines. */
export {};
