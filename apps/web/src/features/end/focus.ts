/** Gives the focus to the cell of the board that the keys would go on from. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('.grid [data-cell][tabindex="0"]')?.focus({ preventScroll: true });
