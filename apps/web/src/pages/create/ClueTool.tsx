import { KINDS } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { gestureFor } from '../../setter/gesture.ts';
import { take } from '../../setter/placing.ts';
import { tool } from '../../setter/table.ts';
import { kindName } from '../../setter/words.ts';
import { t } from '../../text/index.ts';

/** The order in which ways to draw are listed: what is set most often comes first. */
const LISTED = ['area', 'arrow', 'line', 'edge', 'corner', 'single', 'outside', 'copy'] as const;

/** What is in hand: digits, the brush for regions, or a kind of clues. */
export const ClueTool = (): JSX.Element => (
  <label>
    {t('create.tool')}
    <select value={tool.value} onChange={(event) => take(event.currentTarget.value as (typeof tool)['value'])}>
      <option value="digits">{t('create.tool.digits')}</option>
      <option value="regions">{t('create.tool.regions')}</option>
      {LISTED.map((name) => (
        <optgroup key={name} label={t(`create.gesture.${name}`)}>
          {KINDS.filter(({ form }) => gestureFor(form).name === name).map((kind) => (
            <option key={kind.name} value={kind.name}>
              {kindName(kind.name)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);
