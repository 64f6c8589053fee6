import type { ideas as germanIdeas } from '../../languages/de/ideas.ts';
import type { names as germanNames } from '../../languages/de/names.ts';
import type { sentences as germanSentences } from '../../languages/de/sentences.ts';
import type { ideas as englishIdeas } from '../../languages/en/ideas.ts';
import type { ReviewedCode } from '../../languages/language.ts';
import type { TechniqueId } from '../techniques.ts';

type TextsOfAll = Readonly<Record<TechniqueId, string>>;
type Whole<Texts extends Readonly<Record<ReviewedCode, readonly TextsOfAll[]>>> = Texts;

/**
 * The texts of the languages that native speakers have read. The compiler refuses a language that
 * lacks a technique. English names and sentences stand in the techniques themselves.
 */
export type WholeTexts = Whole<{
  readonly en: readonly [typeof englishIdeas];
  readonly de: readonly [typeof germanNames, typeof germanSentences, typeof germanIdeas];
}>;
