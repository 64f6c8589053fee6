import { type Clue, KINDS, type Kind } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { SPOKEN } from '../../../puzzles/spoken.ts';
import { language, t } from '../../../text/index.ts';
import { ICONS } from '../../../ui/parts/icons.tsx';
import { type ClueTrouble, hasClue, isSameClue } from '../clues.ts';
import { findings } from '../findings.ts';
import { choose, chosen, clueTroubles, remove } from '../placing.ts';
import { draft } from '../table.ts';
import { kindName, tellClue } from '../words.ts';

/** Every clue on the table, with what is wrong with it or known of it; each can be chosen here. */
export function Clues(): JSX.Element | null {
  const { clues } = draft.value;
  if (clues.length === 0) return null;
  const kinds = KINDS.filter(({ name }) => clues.some(({ rule }) => rule === name));
  return (
    <details class="clues" open={clues.length <= MOST_OPEN}>
      <summary>{t('create.clues', { n: clues.length })}</summary>
      {kinds.map((kind) => (
        <OfKind key={kind.name} kind={kind} clues={clues.filter(({ rule }) => rule === kind.name)} />
      ))}
    </details>
  );
}

// A longer list is opened by whoever wants it.
const MOST_OPEN = 12;

const OfKind = ({ kind, clues }: { readonly kind: Kind; readonly clues: readonly Clue[] }): JSX.Element => (
  <section aria-label={kindName(kind.name)}>
    <ul>
      {clues.map((clue) => (
        <Row key={tellClue(clue, draft.value.size)} clue={clue} />
      ))}
    </ul>
  </section>
);

function Row({ clue }: { readonly clue: Clue }): JSX.Element {
  const name = tellClue(clue, draft.value.size);
  const trouble = clueTroubles.value.find((problem) => problem.clue === clue);
  const { spareClues, conflict } = findings.value;
  return (
    <li>
      <button type="button" class="quiet" aria-pressed={chosen.value === clue} onClick={() => choose(clue)}>
        {name}
        {trouble && <span class="fault">{troubleText(trouble)}</span>}
        {spareClues && hasClue(spareClues.clues, clue) && <span class="spare">{t('create.cell.spare')}</span>}
        {conflict?.clues.some((other) => isSameClue(other, clue)) && <span class="fault">{t('cell.wrong')}</span>}
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={t('create.clue.remove', { clue: name })}
        onClick={() => remove(clue)}
      >
        <ICONS.remove />
      </button>
    </li>
  );
}

const troubleText = ({ what, says }: ClueTrouble): string =>
  what === 'other' ? t('create.fault.other', { says: says(SPOKEN[language.value]) }) : t(`create.fault.${what}`);
