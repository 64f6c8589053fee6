import type { Grammar } from '../grammar.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from '../sentence.ts';

const HOUSES = { row: 'Zeile', column: 'Spalte', box: 'Block', extra: 'Zusatzhaus' } as const;

const list = (items: readonly SentenceInsert[]): Sentence => joined(items, ', ', ' und ');

/** The grammar of steps. */
export const grammar: Grammar = {
  house: (kind, number) => `${HOUSES[kind]} ${number}`,
  ownDemand: 'die Regel des Bretts',
  list,
  choice: (items) => joined(items, ', ', ' oder '),
  others: (count) => `${count} andere`,
  digits: (digits) => sentence`die ${digits.length > 1 ? 'Ziffern' : 'Ziffer'} ${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`Ist ${candidate} ${isOn ? 'wahr' : 'falsch'}, so`;
    const verb = truths.length > 1 ? 'sind' : 'ist';
    const truth = isOn ? sentence` auch ${list(truths)}` : sentence` ${verb} ${list(truths)} wahr`;
    if (falsehood === undefined) return sentence`${start}${truths.length > 0 ? truth : ' ist nichts zu folgern'}.`;
    if (truths.length === 0) return sentence`${start} ist ${falsehood} falsch.`;
    return sentence`${start}${truth}, und ${falsehood} ist falsch.`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`Ist ${candidate} ${isOn ? 'wahr' : 'falsch'}, so ist nach ${`${links}`} ${links > 1 ? 'Gliedern' : 'Glied'} ${end.candidate} ${end.isOn ? 'wahr' : 'falsch'}.`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`Ist ${candidate} ${isOn ? 'wahr' : 'falsch'}`;
    return end ? sentence`${start}: ${end.candidate} ist ${end.isOn ? 'wahr' : 'falsch'}` : start;
  },
  lemma: (technique, falsehoods) =>
    sentence`${technique}: ${list(falsehoods)} ${falsehoods.length > 1 ? 'sind' : 'ist'} falsch`,
  onTheWay: (lemmas) => sentence`Unterwegs zu sehen: ${joined(lemmas, '; ')}.`,
  manyOnTheWay: (lemmas) =>
    lemmas > 1
      ? sentence`Unterwegs sind ${`${lemmas}`} Ketten und Netze zu sehen.`
      : sentence`Unterwegs ist eine Kette oder ein Netz zu sehen.`,
  consequences: (count) => sentence`${`${count}`} Folgerungen`,
  byTies: (clues) => sentence`Hinweise, die hier verbinden: ${clues}.`,
  places: (cell, digit) => sentence`Also gehört ${digit} in ${cell}.`,
  removes: (losses) => {
    const verb = losses.flatMap(({ digits }) => digits).length > 1 ? 'entfallen' : 'entfällt';
    const all = losses.map(({ digits, cells }) => sentence`${list(digits)} in ${cells}`);
    return sentence`Also ${verb} ${joined(all, '; ')}.`;
  },
  follows: (grounds, isShortest) =>
    grounds
      ? sentence`Das folgt allein aus ${grounds}${isShortest ? '' : ', vielleicht schon aus weniger'}.`
      : sentence`Das folgt allein aus den Kandidaten.`,
  lookAt: (places) => sentence`Sieh dir ${places} an.`,
  lookFor: (technique, places) =>
    sentence`Sieh dir ${places} an: Dort gibt es einen Schritt der Technik „${technique}“.`,
};
