/** The rules of playing Sudoku together: who may do what now, and what it costs. */
export {};
