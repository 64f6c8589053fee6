/**
 * How easily texts are read, by published formulas. Flesch's scale is that of three of them: 100
 * is very easy, 60 to 70 plain, 0 very difficult. Of Japanese texts half have 50 or more.
 */

/** Words that a person reads, names of cells such as r4c5 among them. */
const wordsIn = (text) => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

/** The sentences of a text. A colon or a semicolon ends none. */
export const sentencesIn = (text) =>
  (text.match(/[^.!?。！？]+(?:[.!?。！？](?!\s|$|[^\s.!?。！？])|[.!?。！？])*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Groups of vowels, at least one; what has a figure in it counts as one. */
const groups = (vowels) => (word) => (/\p{N}/u.test(word) ? 1 : Math.max(1, word.match(vowels)?.length ?? 0));

const groupsOfEnglish = groups(/[aeiouy]+/g);
const groupsOfFrench = groups(/[aeiouyàâäéèêëîïôöùûüœæ]+/g);

// A final e is silent, but for that of -le; so is that of -es and -ed, but for houses and counted.
const SILENT =
  /(?<=[aeiouy].*[^aeiouyl\W])e$|(?<=[aeiouy]l)e$|(?<=[aeiouy].*[^aeiouysxzcgh\W])es$|(?<=[aeiouy].*[^aeiouytd\W])ed$/;

/** Syllables of a word, from its vowels: good to some five in a hundred. */
export const syllables = {
  en: (word) => groupsOfEnglish(word.toLowerCase().replace(SILENT, '')),
  de: groups(/aa|ee|oo|ie|ei|ai|au|äu|eu|[aeiouyäöü]/gi),
  // A final e is silent, with or without an s.
  fr: (word) => groupsOfFrench(word.toLowerCase().replace(/(?<=[aeiouyàâéèêîôûœ].*)es?$/, '')),
};

const mean = (sum, count) => (count > 0 ? sum / count : 0);

/** Flesch's way: words in a sentence, and syllables in a word. */
const flesch = (language, scoreOf) => (text) => {
  const words = wordsIn(text);
  const inAll = words.reduce((sum, word) => sum + syllables[language](word), 0);
  return scoreOf(mean(words.length, sentencesIn(text).length), mean(inAll, words.length));
};

/** Tateisi's way: how long sentences are, and how long runs of each of the scripts. */
function tateisi(text) {
  const sentences = sentencesIn(text);
  const run = (script) => {
    const runs = text.match(script) ?? [];
    return mean(runs.join('').length, runs.length);
  };
  const characters = sentences.reduce((sum, sentence) => sum + sentence.replace(/[。\s]/g, '').length, 0);
  const commas = text.match(/、/g)?.length ?? 0;
  return (
    115.79 -
    0.12 * mean(characters, sentences.length) -
    1.37 * run(/[A-Za-z]+/g) +
    7.4 * run(/\p{sc=Hira}+/gu) -
    23.18 * run(/\p{sc=Han}+/gu) -
    5.4 * run(/[\p{sc=Kana}ー]+/gu) -
    4.67 * mean(commas, sentences.length)
  );
}

/** The formula of each language: who published it, and the score of a text. */
export const FORMULAS = {
  en: {
    name: 'Reading Ease',
    source: 'R. Flesch, A new readability yardstick, Journal of Applied Psychology 32, 1948',
    score: flesch('en', (length, weight) => 206.835 - 1.015 * length - 84.6 * weight),
  },
  de: {
    name: 'Amstad',
    source: 'T. Amstad, Wie verständlich sind unsere Zeitungen?, Zürich 1978',
    score: flesch('de', (length, weight) => 180 - length - 58.5 * weight),
  },
  fr: {
    name: 'Kandel–Moles',
    source: 'L. Kandel, A. Moles, Application de l’indice de Flesch à la langue française, 1958',
    score: flesch('fr', (length, weight) => 207 - 1.015 * length - 73.6 * weight),
  },
  ja: {
    name: 'Tateisi',
    source: 'Y. Tateisi, Y. Ono, H. Yamada, A computer readability formula of Japanese texts, COLING 1988',
    score: tateisi,
  },
};
