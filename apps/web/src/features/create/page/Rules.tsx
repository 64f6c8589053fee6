import { boxed, RULES, sized } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { allows, draftOf, SIZES, shapeOf, shapesOf, withRegions, withRule } from '../draft.ts';
import { draft, put, tool } from '../table.ts';
import { ClueTool } from './ClueTool.tsx';

const DRAWN = 'drawn';

/** What makes the board: its size, its boxes or drawn regions, further rules. */
export function Rules(): JSX.Element {
  return (
    <fieldset class="board-rules">
      <legend class="spoken">{t('create.rules')}</legend>
      <Size />
      <Boxes />
      <ClueTool />
      <FurtherRules />
    </fieldset>
  );
}

const Size = (): JSX.Element => (
  <label>
    {t('create.size')}
    <select
      value={draft.value.size}
      onChange={(event) => {
        tool.value = 'digits';
        put(draftOf(sized(Number(event.currentTarget.value))));
      }}
    >
      {SIZES.map((size) => (
        <option key={size} value={size}>
          {size} × {size}
        </option>
      ))}
    </select>
  </label>
);

function Boxes(): JSX.Element {
  const now = draft.value;
  const shape = shapeOf(now);
  const toBoxes = (text: string): void => {
    tool.value = text === DRAWN ? 'regions' : 'digits';
    if (text === DRAWN) return;
    const [height = 1, width = 1] = text.split('x').map(Number);
    put(withRegions(now, boxed(height, width).boxes));
  };
  return (
    <label class={shape && tool.value !== 'regions' ? undefined : 'long'}>
      {t('create.boxes')}
      <select
        value={shape ? `${shape.height}x${shape.width}` : DRAWN}
        onChange={(event) => toBoxes(event.currentTarget.value)}
      >
        {shapesOf(now.size).map(({ height, width }) => (
          <option key={height} value={`${height}x${width}`}>
            {height === 1 ? t('create.noBoxes') : `${height} × ${width}`}
          </option>
        ))}
        <option value={DRAWN}>{t('create.drawn')}</option>
      </select>
    </label>
  );
}

function FurtherRules(): JSX.Element {
  const now = draft.value;
  const added = now.rules.map((name) => t(`board.${name}`)).join(', ');
  return (
    <details>
      <summary class="button">
        {t('create.further')} {added && <span class="says">{added}</span>}
      </summary>
      <div class="slip plain">
        {RULES.map(({ name }) => (
          <label key={name} class="switch">
            <input
              type="checkbox"
              checked={now.rules.includes(name)}
              disabled={!allows(now, name)}
              onChange={(event) => put(withRule(now, name, event.currentTarget.checked))}
            />
            {t(`create.rule.${name}`)}
          </label>
        ))}
      </div>
    </details>
  );
}
