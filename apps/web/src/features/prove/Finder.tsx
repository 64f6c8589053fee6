import type { Difficulty } from '@pencilmark/core/rate';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { engine } from '../../engine/engine.ts';
import { difficultyName } from '../../model/titles.ts';
import { language, t } from '../../text/index.ts';
import { layout } from '../../ui/pad/layout.ts';
import { useAnswer } from '../../ui/parts/answer.ts';
import { ICONS } from '../../ui/parts/icons.tsx';
import { setterOf, typingInto } from '../../ui/parts/signals.ts';
import { nextOf } from './next-of.ts';
import { recentReasons } from './recent.ts';
import { PROVE, type Reason } from './tasks.ts';
import { nameReason } from './trial.ts';

/** Techniques under a heading: a level, or what was named last. */
interface Group {
  readonly title: string;
  readonly reasons: readonly Reason[];
}

/** Those that were named last come first. */
function recentFirst(list: readonly Reason[]): readonly Reason[] {
  const recent = recentReasons();
  const rank = ({ id }: Reason): number => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return [...list].sort((a, b) => rank(a) - rank(b));
}

/** The techniques of a board that a text may mean, the likeliest first. */
async function reasonsFor(text: string, board: string): Promise<readonly Reason[]> {
  const list = await engine.ask(PROVE.reasons, { text, board });
  return text === '' ? recentFirst(list) : list;
}

/** All techniques by level; what was named last goes before. */
function groupsOf(list: readonly Reason[]): readonly Group[] {
  const recent = recentReasons();
  const levels = new Map<Difficulty, Reason[]>();
  for (const reason of list) levels.set(reason.level, [...(levels.get(reason.level) ?? []), reason]);
  const named = list.filter(({ id }) => recent.includes(id));
  return [
    ...(named.length > 0 ? [{ title: t('prove.recent'), reasons: named }] : []),
    ...[...levels].map(([level, reasons]) => ({ title: difficultyName(level), reasons })),
  ];
}

interface FinderProps {
  readonly board: string;
  /** Whether all techniques stand there by level, until something is searched for. */
  readonly isGrouped?: boolean;
}

/**
 * The techniques of a board, as they are searched for. Enter takes the first; arrows walk from the
 * field into the list and through it, and what is typed there goes on in the field.
 */
export function Finder({ board, isGrouped = false }: FinderProps): JSX.Element {
  const typed = useSignal('');
  const shown = useSignal<readonly Reason[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const text = typed.value.trim();
  // Where there is no answer, what was shown before stays.
  useAnswer({ ask: () => reasonsFor(text, board), hear: setterOf(shown), miss: () => {} }, [text, board]);
  useEffect(() => {
    // On a phone the keyboard would cover what is to be chosen from.
    if (layout.peek() === 'wide') field.current?.focus({ preventScroll: true });
  }, []);
  const walk = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = nextOf(buttons, document.activeElement, event.key);
    const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (next || event.key === 'ArrowUp') {
      event.preventDefault();
      (next ?? field.current)?.focus();
    } else if (isTyped && document.activeElement !== field.current) field.current?.focus();
  };
  const groups = isGrouped && text === '' ? groupsOf(shown.value) : [{ title: '', reasons: shown.value }];
  return (
    <>
      <label class="reason-field">
        <ICONS.search />
        <span class="spoken">{t('prove.search')}</span>
        <input
          type="search"
          ref={field}
          placeholder={t('prove.search')}
          value={typed.value}
          onInput={typingInto(typed)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') return walk(event);
            if (event.key !== 'Enter') return;
            event.preventDefault();
            // The list may still be that of what was typed before.
            void reasonsFor(event.currentTarget.value.trim(), board).then(([first]) => first && nameReason(first));
          }}
        />
      </label>
      <div class="story reasons" ref={list} role="group" aria-label={t('prove.reasons')} onKeyDown={walk}>
        {groups.map((group) => (
          <Reasons key={group.title} {...group} />
        ))}
        {shown.value.length === 0 && text !== '' && <p class="small">{t('prove.noSuch')}</p>}
      </div>
    </>
  );
}

const Reasons = ({ title, reasons }: Group): JSX.Element => (
  <div>
    {title && <h3>{title}</h3>}
    <ul aria-label={title || t('prove.reasons')}>
      {reasons.map((reason) => (
        <li key={reason.id}>
          <button type="button" onClick={() => nameReason(reason)}>
            {reason.names[language.value]}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
