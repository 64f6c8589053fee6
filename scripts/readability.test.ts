import { describe, expect, test } from 'vitest';
import { FORMULAS, sentencesIn, syllables } from './readability.mjs';

describe('syllables', () => {
  test.each([
    ['en', 'cat look place candidate table houses digit removed', [1, 1, 1, 3, 2, 2, 2, 2]],
    ['de', 'Zeile Ziffer Kandidat Block Häuser einzige', [2, 2, 3, 1, 2, 3]],
    ['fr', 'case ligne chiffre bloc colonne région', [1, 1, 1, 1, 2, 2]],
  ] as const)('%s: %s', (language, words, counts) => expect(words.split(' ').map(syllables[language])).toEqual(counts));

  test('a name of a cell is one', () => expect(syllables.en('r4c5')).toBe(1));
});

test('sentences end with a point, and not with a colon', () => {
  expect(sentencesIn('One: two; three. Four? Five')).toEqual(['One: two; three.', 'Four?', 'Five']);
  expect(sentencesIn('猫が寝る。犬も寝る。')).toEqual(['猫が寝る。', '犬も寝る。']);
});

describe('scores worked out by hand', () => {
  test.each([
    // 6 words, 6 syllables.
    ['en', 'The cat sat on the mat.', 206.835 - 1.015 * 6 - 84.6],
    // 6 words, 7 syllables.
    ['de', 'Die Katze liegt auf dem Dach.', 180 - 6 - 58.5 * (7 / 6)],
    // Two sentences of 3 words; 7 syllables.
    ['fr', 'Le chat dort. La case attend.', 207 - 1.015 * 3 - 73.6 * (7 / 6)],
    // Sentences of 5 characters, each with a comma; runs: kanji 1, hiragana 1, katakana none.
    ['ja', '猫、が寝る。', 115.79 - 0.12 * 5 + 7.4 * 1 - 23.18 * 1 - 4.67],
  ] as const)('%s: %s', (language, text, score) => expect(FORMULAS[language].score(text)).toBeCloseTo(score, 6));
});

test('longer sentences of longer words are harder', () => {
  const easy = 'Look at the row. One cell is left.';
  const hard = 'Considering the remaining candidates, every alternative possibility contradicts the assumption.';
  expect(FORMULAS.en.score(easy)).toBeGreaterThan(FORMULAS.en.score(hard) + 50);
});
