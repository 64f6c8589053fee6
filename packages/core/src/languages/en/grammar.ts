import type { Grammar } from '../grammar.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from '../sentence.ts';

/** "a, b and c". */
const list = (items: readonly SentenceInsert[]): Sentence => joined(items, ', ', ' and ');

/** The grammar of steps. */
export const grammar: Grammar = {
  house: (kind, number) => `${kind === 'extra' ? 'extra house' : kind} ${number}`,
  ownDemand: 'the rule of the board',
  list,
  choice: (items) => joined(items, ', ', ' or '),
  others: (count) => `${count} others`,
  digits: (digits) => sentence`the ${digits.length > 1 ? 'digits' : 'digit'} ${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`If ${candidate} is ${isOn ? 'true' : 'false'}, `;
    const verb = truths.length > 1 ? 'are' : 'is';
    const truth = isOn ? sentence`so ${verb} ${list(truths)}` : sentence`${list(truths)} ${verb} true`;
    if (falsehood === undefined) return sentence`${start}${truths.length > 0 ? truth : 'there is nothing to follow'}.`;
    return sentence`${start}${truths.length > 0 ? sentence`${truth}, and ` : ''}${falsehood} is false.`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`If ${candidate} is ${isOn ? 'true' : 'false'}, ${end.candidate} is ${end.isOn ? 'true' : 'false'} after ${`${links}`} ${links > 1 ? 'links' : 'link'}.`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`If ${candidate} is ${isOn ? 'true' : 'false'}`;
    return end ? sentence`${start}: ${end.candidate} is ${end.isOn ? 'true' : 'false'}` : start;
  },
  lemma: (technique, falsehoods) =>
    sentence`${technique}: ${list(falsehoods)} ${falsehoods.length > 1 ? 'are' : 'is'} false`,
  onTheWay: (lemmas) => sentence`Seen on the way: ${joined(lemmas, '; ')}.`,
  manyOnTheWay: (lemmas) =>
    lemmas > 1
      ? sentence`${`${lemmas}`} chains and nets are seen on the way.`
      : sentence`A chain or a net is seen on the way.`,
  consequences: (count) => sentence`${`${count}`} consequences`,
  byTies: (clues) => sentence`Clues that join what is followed: ${clues}.`,
  places: (cell, digit) => sentence`So ${cell} is ${digit}.`,
  removes: (losses) => {
    const all = losses.map(
      ({ digits, cells }) => sentence`${list(digits)} ${digits.length > 1 ? 'go' : 'goes'} from ${cells}`,
    );
    return sentence`So ${joined(all, '; ')}.`;
  },
  follows: (grounds, isShortest) =>
    grounds
      ? sentence`This follows from ${grounds} alone${isShortest ? '' : ', and perhaps from fewer'}.`
      : sentence`This follows from the candidates alone.`,
  lookAt: (places) => sentence`Look at ${places}.`,
  lookFor: (technique, places) => sentence`Look at ${places}: there is a step of the technique “${technique}”.`,
};
