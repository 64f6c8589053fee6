import { ALPHABET } from '@pencilmark/core/geometry/plain';
import { t } from '../../../text/index.ts';
import { guessesFor, type Sheet } from '../sheet.ts';

/** A digit as it is called; 0 is no digit. */
export const digitText = (digit: number): string => (digit === 0 ? t('scan.noDigit') : ALPHABET[digit - 1]!);

/** "7 or 1?"; "7: printed or written by hand?" where its kind is the doubt. */
export const guessText = (sheet: Sheet, cell: number): string => {
  const [first = '', other] = guessesFor(sheet, cell).map(digitText);
  if (other === undefined) return t('scan.toCheckKind', { digit: first });
  return t('scan.toCheck', { one: first, other });
};
