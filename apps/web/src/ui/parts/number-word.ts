import { t } from '../../text/index.ts';

/** A small number as a word, a larger one in digits. */
export const inWords = (number: number): string => t('number.words').split(' ')[number - 1] ?? String(number);
