/** A share, 0 to 1, as people read it. */
export const percentText = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** The standard error of a share. */
export const errorText = (error: number): string => `± ${percentText(error)}`;
