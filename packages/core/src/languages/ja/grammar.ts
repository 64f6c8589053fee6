import type { Grammar } from '../grammar.ts';
import { joined, type Sentence, type SentenceInsert, sentence } from '../sentence.ts';

const houses = {
  row: (number: number) => `${number}行目`,
  column: (number: number) => `${number}列目`,
  box: (number: number) => `ブロック${number}`,
  extra: (number: number) => `追加の領域${number}`,
} as const;

const list = (items: readonly SentenceInsert[]): Sentence => joined(items, '、', 'と');
const isTrue = (isOn: boolean): string => (isOn ? '真' : '偽');

/** The grammar of steps. */
export const grammar: Grammar = {
  house: (kind, number) => houses[kind](number),
  ownDemand: '盤のルール',
  list,
  choice: (items) => joined(items, '、', 'か'),
  others: (count) => `ほか${count}通り`,
  digits: (digits) => sentence`数字${list(digits)}`,
  branch: ({ candidate, isOn }, truths, falsehood) => {
    const start = sentence`${candidate}が${isTrue(isOn)}なら、`;
    const truth = sentence`${list(truths)}${isOn ? 'も' : 'が'}真`;
    if (falsehood === undefined)
      return sentence`${start}${truths.length > 0 ? sentence`${truth}です` : '何も決まりません'}。`;
    return sentence`${start}${truths.length > 0 ? sentence`${truth}で、` : ''}${falsehood}は偽です。`;
  },
  longBranch: ({ candidate, isOn }, links, end) =>
    sentence`${candidate}が${isTrue(isOn)}なら、${`${links}`}個のリンクの後、${end.candidate}は${isTrue(end.isOn)}です。`,
  heading: ({ candidate, isOn }, end) => {
    const start = sentence`${candidate}が${isTrue(isOn)}なら`;
    return end ? sentence`${start}：${end.candidate}は${isTrue(end.isOn)}` : start;
  },
  lemma: (technique, falsehoods) => sentence`${technique}：${list(falsehoods)}は偽`,
  onTheWay: (lemmas) => sentence`途中で分かること：${joined(lemmas, '；')}。`,
  manyOnTheWay: (lemmas) => sentence`途中でチェーンやネットが${`${lemmas}`}個現れます。`,
  consequences: (count) => sentence`${`${count}`}段の推論`,
  byTies: (clues) => sentence`ここで結びつける条件：${clues}。`,
  places: (cell, digit) => sentence`だから${cell}は${digit}です。`,
  removes: (losses) => {
    const all = losses.map(({ digits, cells }) => sentence`${cells}の${list(digits)}`);
    return sentence`だから${joined(all, '、')}が消えます。`;
  },
  follows: (grounds, isShortest) =>
    grounds
      ? sentence`${grounds}だけから分かります${isShortest ? '' : '（もっと少なくてもよいかもしれません）'}。`
      : sentence`候補だけから分かります。`,
  lookAt: (places) => sentence`${places}を見てください。`,
  lookFor: (technique, places) => sentence`${places}を見てください。「${technique}」が使えます。`,
};
