import { type Geometry, geometryOf, KINDS, RULES } from '@pencilmark/core/geometry';
import { rulesText, ruleWords } from '@pencilmark/core/words';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import samples from '../../../../../corpus/rules.tsv?raw';
import { SPOKEN } from '../../puzzles/spoken.ts';
import { type Key, language, t } from '../../text/index.ts';
import { MiniatureBoard } from '../../ui/grid/Miniature.tsx';
import './rules.css';

type NamedRule = (typeof KINDS)[number] | (typeof RULES)[number];

/** The boards that show rules, by the name of the rule. */
const BOARDS = new Map(
  samples
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').slice(0, 2) as [string, string]),
);

/** The rules that boards have: each kind of clues and each rule, with a picture and a sentence. */
export const Rules = (): JSX.Element => (
  <div class="page rules-page">
    <h1>{t('page.rules')}</h1>
    <p class="lead">{t('rules.says')}</p>
    <Part title="rules.clues" rules={KINDS} />
    <Part title="rules.boards" rules={RULES} />
  </div>
);

const Part = ({ title, rules }: { readonly title: Key; readonly rules: readonly NamedRule[] }): JSX.Element => (
  <section aria-label={t(title)}>
    <h2>{t(title)}</h2>
    <ul class="rule-cards">
      {rules.map((rule) => (
        <Card key={rule.name} rule={rule} />
      ))}
    </ul>
  </section>
);

function Card({ rule }: { readonly rule: NamedRule }): JSX.Element | null {
  const geometry = useMemo(() => {
    const read = geometryOf(BOARDS.get(rule.name) ?? '');
    return read.ok ? read.value : undefined;
  }, [rule]);
  if (!geometry) return null;
  const nothing = new Uint8Array(geometry.cellCount);
  const [, ...sentences] = rulesText({ ...geometry, rules: [rule] }, SPOKEN[language.value]).split('\n');
  return (
    <li>
      {hasSigns(geometry) && <MiniatureBoard geometry={geometry} digits={nothing} givens={nothing} />}
      <div>
        <h3>{capital(ruleWords(rule.name, SPOKEN[language.value]).name)}</h3>
        <p class="small">{sentences.join(' ')}</p>
      </div>
    </li>
  );
}

/** Whether the picture of a board shows its rules: areas that cover the board do not. */
function hasSigns(geometry: Geometry): boolean {
  const signed = new Set(geometry.rules.flatMap((rule) => rule.signs(geometry)).flatMap(({ cells }) => cells));
  return signed.size > 0 && signed.size < geometry.cells.length;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
