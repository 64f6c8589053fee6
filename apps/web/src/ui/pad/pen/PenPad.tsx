import type { ComponentChildren, JSX } from 'preact';
import type { InkKind } from '../../../model/ink.ts';
import { COLOURS } from '../../../table/entry.ts';
import { t } from '../../../text/index.ts';
import { colourName } from '../../parts/colours.ts';
import { icon } from '../../parts/icons.tsx';
import { choose, chooseColour, hasArrow, isLink, penColour, TOOLS, toggleArrow, tool } from './pen.ts';
import './ink.css';

const ends = (
  <>
    <circle cx="5" cy="12" r="3" />
    <circle cx="19" cy="12" r="3" />
  </>
);

const PICTURES: Readonly<Record<InkKind, () => JSX.Element>> = {
  line: icon(<path d="M4 19.500V9h8V4.500h8" stroke-width="2.500" />),
  strong: icon(
    <>
      {ends}
      <path d="M8 12h8" stroke-width="2" />
    </>,
  ),
  weak: icon(
    <>
      {ends}
      <path d="M8.500 12h8" stroke-width="2" stroke-linecap="butt" stroke-dasharray="1.400 1.400" />
    </>,
  ),
  note: icon(
    <>
      <circle cx="12" cy="12" r="8" fill="currentColor" opacity=".3" stroke="none" />
      <path d="M10 9.500l2.500-2v9" stroke-width="2" />
    </>,
  ),
  circle: icon(<circle cx="12" cy="12" r="7.500" stroke-width="2.500" />),
  cross: icon(<path d="M6 6l12 12M18 6L6 18" stroke-width="2.500" />),
};

const Arrow = icon(<path d="M3.500 12h16M13.500 6l6.500 6-6.500 6" stroke-width="2" />);

/** What the pen draws, and in which colour. */
export const PenPad = ({ children }: { readonly children?: ComponentChildren }): JSX.Element => (
  <>
    <div class="pen-tools segmented" role="group" aria-label={t('pen.tools')}>
      {TOOLS.map((kind) => {
        const Picture = PICTURES[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={tool.value === kind}
            aria-label={t(`pen.${kind}`)}
            title={t(`pen.${kind}`)}
            onClick={() => choose(kind)}
          >
            <Picture />
          </button>
        );
      })}
      <button
        type="button"
        class="arrow"
        aria-pressed={hasArrow.value && isLink(tool.value)}
        aria-label={t('pen.arrow')}
        title={t('pen.arrow')}
        disabled={!isLink(tool.value)}
        onClick={toggleArrow}
      >
        <Arrow />
      </button>
    </div>
    <div class="digits" role="group" aria-label={t('pad.colours')}>
      {Array.from({ length: COLOURS }, (_, index) => index + 1).map((colour) => (
        <button
          key={colour}
          type="button"
          class={`key own-${colour}`}
          aria-pressed={penColour.value === colour}
          aria-label={t('pen.colour', { colour, name: colourName(colour) })}
          onClick={() => chooseColour(colour)}
        >
          <span class="digit">{colour}</span>
        </button>
      ))}
      {children}
    </div>
  </>
);
