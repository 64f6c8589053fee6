import type { Grammar } from '../grammar.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from '../sentence.ts';

const HOUSES = { row: 'la ligne', column: 'la colonne', box: 'le bloc', extra: 'la zone supplémentaire' } as const;

const list = (items: readonly SentenceInsert[]): Sentence => joined(items, ', ', ' et ');
const isTrue = (isOn: boolean): string => (isOn ? 'vrai' : 'faux');

/** The grammar of steps. */
export const grammar: Grammar = {
  house: (kind, number) => `${HOUSES[kind]} ${number}`,
  ownDemand: 'la règle de la grille',
  list,
  choice: (items) => joined(items, ', ', ' ou '),
  others: (count) => `${count} autres`,
  digits: (digits) => sentence`${digits.length > 1 ? 'les chiffres' : 'le chiffre'} ${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`Si ${candidate} est ${isTrue(isOn)}, `;
    const verb = truths.length > 1 ? 'sont vrais' : 'est vrai';
    const truth = sentence`${list(truths)} ${verb}${isOn ? ' aussi' : ''}`;
    if (falsehood === undefined) return sentence`${start}${truths.length > 0 ? truth : 'rien ne s’ensuit'}.`;
    return sentence`${start}${truths.length > 0 ? sentence`${truth}, et ` : ''}${falsehood} est faux.`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`Si ${candidate} est ${isTrue(isOn)}, ${end.candidate} est ${isTrue(end.isOn)} après ${`${links}`} ${links > 1 ? 'liens' : 'lien'}.`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`Si ${candidate} est ${isTrue(isOn)}`;
    return end ? sentence`${start} : ${end.candidate} est ${isTrue(end.isOn)}` : start;
  },
  lemma: (technique, falsehoods) =>
    sentence`${technique} : ${list(falsehoods)} ${falsehoods.length > 1 ? 'sont faux' : 'est faux'}`,
  onTheWay: (lemmas) => sentence`Vu en chemin : ${joined(lemmas, ' ; ')}.`,
  manyOnTheWay: (lemmas) =>
    lemmas > 1
      ? sentence`En chemin, on voit ${`${lemmas}`} chaînes et réseaux.`
      : sentence`En chemin, on voit une chaîne ou un réseau.`,
  consequences: (count) => sentence`${`${count}`} conséquences`,
  byTies: (clues) => sentence`Contraintes qui font ici le lien : ${clues}.`,
  places: (cell, digit) => sentence`Donc ${digit} va dans ${cell}.`,
  removes: (losses) => {
    const verb = losses.flatMap(({ digits }) => digits).length > 1 ? 'disparaissent' : 'disparaît';
    const all = losses.map(({ digits, cells }) => sentence`${list(digits)} dans ${cells}`);
    return sentence`Donc ${verb} ${joined(all, ' ; ')}.`;
  },
  follows: (grounds, isShortest) =>
    grounds
      ? sentence`Pour le voir, il suffit de ${grounds}${isShortest ? '' : ', peut-être de moins encore'}.`
      : sentence`Pour le voir, il suffit des candidats.`,
  lookAt: (places) => sentence`Regarde ${places}.`,
  lookFor: (technique, places) => sentence`Regarde ${places} : il y a là une étape de la technique « ${technique} ».`,
};
