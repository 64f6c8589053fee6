import { boxed, RULES, sized } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { allows, draftOf, SIZES, shapeOf, shapesOf, withRegions, withRule } from '../../setter/draft.ts';
import { draft, isDrawing, put } from '../../setter/table.ts';
import { t } from '../../text/index.ts';

const DRAWN = 'drawn';

/** Begins to draw regions, with board and brushes in sight; or ends it. */
function draw(isOn: boolean): void {
  isDrawing.value = isOn;
  if (isOn) document.querySelector('.create h1')?.scrollIntoView({ block: 'nearest' });
}

/** What makes the board: its size, its boxes or drawn regions, further rules. */
export function Rules(): JSX.Element {
  const now = draft.value;
  const shape = shapeOf(now);
  const toBoxes = (text: string): void => {
    if (text === DRAWN) draw(true);
    else {
      const [height = 1, width = 1] = text.split('x').map(Number);
      put(withRegions(now, boxed(height, width).boxes));
    }
  };
  return (
    <fieldset class="board-rules">
      <legend>
        <h2>{t('create.rules')}</h2>
      </legend>
      <label>
        {t('create.size')}
        <select
          value={now.size}
          onChange={(event) => {
            isDrawing.value = false;
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
      <label>
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
      <button type="button" aria-pressed={isDrawing.value} onClick={() => draw(!isDrawing.value)}>
        {t('create.draw')}
      </button>
      {isDrawing.value && <p class="help">{t('create.drawHelp')}</p>}
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
    </fieldset>
  );
}
