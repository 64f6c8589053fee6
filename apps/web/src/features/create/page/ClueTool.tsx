import { KINDS, type Kind } from '@pencilmark/core/geometry';
import type { JSX } from 'preact';
import { t } from '../../../text/index.ts';
import { gestureFor } from '../gesture.ts';
import { take } from '../placing.ts';
import { tool } from '../table.ts';
import { kindName } from '../words.ts';

/** The order in which ways to draw are listed: what is set most often comes first. */
const LISTED = ['area', 'arrow', 'line', 'edge', 'corner', 'single', 'outside', 'copy', 'groups'] as const;

interface DrawnProps {
  readonly name: (typeof LISTED)[number];
  readonly kinds: readonly Kind[];
}

/** The kinds that are drawn in one way. */
const Drawn = ({ name, kinds }: DrawnProps): JSX.Element | null =>
  kinds.length === 0 ? null : (
    <optgroup label={t(`create.gesture.${name}`)}>
      {kinds.map((kind) => (
        <option key={kind.name} value={kind.name}>
          {kindName(kind.name)}
        </option>
      ))}
    </optgroup>
  );

/** What is in hand: digits, the brush for regions, or a kind of clues; their names are long. */
export const ClueTool = (): JSX.Element => (
  <label class={tool.value === 'digits' ? 'in-hand' : 'in-hand long'}>
    {t('create.tool')}
    <select value={tool.value} onChange={(event) => take(event.currentTarget.value as (typeof tool)['value'])}>
      <option value="digits">{t('create.tool.digits')}</option>
      <option value="regions">{t('create.tool.regions')}</option>
      {LISTED.map((name) => (
        <Drawn key={name} name={name} kinds={KINDS.filter(({ form }) => gestureFor(form).name === name)} />
      ))}
    </select>
  </label>
);
