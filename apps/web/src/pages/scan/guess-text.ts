import { ALPHABET } from '@pencilmark/core/geometry';
import { guessesFor, type Sheet } from '../../scan/sheet.ts';
import { t } from '../../text/index.ts';

/** A digit as it is called; 0 is no digit. */
export const digitText = (digit: number): string => (digit === 0 ? t('scan.noDigit') : ALPHABET[digit - 1]!);

/** "to check: 7 or 1". */
export const guessText = (sheet: Sheet, cell: number): string => {
  const [one = 0, other = one] = guessesFor(sheet, cell).map(digitText);
  return t('scan.toCheck', { one: String(one), other: String(other) });
};
