import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { CHOICES, change, settings } from '../../settings.ts';
import { type Key, t } from '../../text/index.ts';
import { Choice, Switch } from '../../ui/parts/fields.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import { BoardStates } from './BoardStates.tsx';
import { SignBoards } from './SignBoards.tsx';
import { readTokens, type Tokens } from './tokens.ts';
import '../../ui/style/signs.css';
import './styles.css';
import { setterOf } from '../../ui/parts/signals.ts';

/**
 * Every token and every piece that pages are made of, in each of its states, in the look that is
 * chosen: the reference for whoever adds a page.
 */
export function Styles(): JSX.Element {
  const tokens = useSignal<Tokens>(useMemo(readTokens, []));
  const { theme, palette } = settings.value;
  useEffect(() => {
    tokens.value = readTokens();
  }, [theme, palette]);
  return (
    <div class="page styles">
      <h1>{t('page.styles')}</h1>
      <div class="looks">
        {(['theme', 'palette'] as const).map((name) => (
          <Choice
            key={name}
            label={t(`settings.${name}`)}
            value={settings.value[name]}
            among={CHOICES[name]}
            called={(value) => t(`settings.${name}.${value}` as Key)}
            set={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <TokenParts tokens={tokens.value} />
      <Part title="styles.buttons">
        <Buttons />
      </Part>
      <Part title="styles.fields">
        <Fields />
      </Part>
      <Part title="styles.slips">
        <Slips />
      </Part>
      <Part title="styles.meters">
        <Meters />
      </Part>
      <Part title="styles.board">
        <BoardStates />
      </Part>
      <Part title="styles.signs">
        <SignBoards />
      </Part>
      <Part title="styles.icons">
        <ul class="icons">
          {Object.entries(ICONS).map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

/** A part of the page, with its heading. */
const Part = ({ title, children }: { readonly title: Key; readonly children: ComponentChildren }): JSX.Element => (
  <section aria-label={t(title)}>
    <h2>{t(title)}</h2>
    {children}
  </section>
);

const TokenParts = ({ tokens }: { readonly tokens: Tokens }): JSX.Element => (
  <>
    <Part title="styles.colours">
      <ul class="swatches">
        {tokens.colours.map(({ name, value }) => (
          <li key={name}>
            <span class="swatch" style={{ background: `var(${name})` }} />
            <code>{name}</code>
            <span class="small">{value}</span>
          </li>
        ))}
      </ul>
    </Part>
    <Part title="styles.type">
      {tokens.fonts.map(({ name }) => (
        <p key={name} class="specimen">
          <code>{name}</code>
          <span style={{ font: `var(${name})` }}>{t('styles.specimen')}</span>
        </p>
      ))}
    </Part>
    <Part title="styles.measures">
      <dl class="facts">
        {tokens.others.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  </>
);

// The pieces of parts.css and elements.css.

const Buttons = (): JSX.Element => (
  <div class="buttons">
    <button type="button" class="main">
      {t('end.next')}
    </button>
    <button type="button">{t('play.undo')}</button>
    <button type="button" class="quiet">
      {t('play.redo')}
    </button>
    <button type="button" aria-pressed="true">
      {t('pad.gather')}
    </button>
    <button type="button" class="icon-button" aria-label={t('play.pause')}>
      <ICONS.pause />
    </button>
    <button type="button" class="main" disabled>
      {t('end.next')}
    </button>
    <button type="button" disabled>
      {t('play.undo')}
    </button>
  </div>
);

function Fields(): JSX.Element {
  const isOn = useSignal(true);
  const choice = useSignal<'one' | 'two'>('one');
  const words = { one: t('pad.digit'), two: t('pad.corner') };
  return (
    <>
      <div class="looks">
        <Choice
          label={t('pad.modes')}
          value={choice.value}
          among={['one', 'two'] as const}
          called={(choice) => words[choice]}
          set={setterOf(choice)}
        />
        <Switch label={t('settings.showTimer')} isOn={isOn.value} set={setterOf(isOn)} />
        <label class="tick">
          <input type="checkbox" defaultChecked /> {t('learn.allCandidates')}
        </label>
        <label>
          {t('savepoint.name')} <input type="text" placeholder={t('savepoint.numbered', { number: 1 })} />
        </label>
      </div>
      <fieldset class="segmented">
        <legend class="spoken">{t('pad.modes')}</legend>
        {(['one', 'two'] as const).map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={choice.value === word}
            onClick={() => {
              choice.value = word;
            }}
          >
            {words[word]}
          </button>
        ))}
      </fieldset>
    </>
  );
}

const Slips = (): JSX.Element => (
  <>
    <div class="slips-shown">
      {(['logic', 'next', 'proof', 'plain'] as const).map((kind) => (
        <div key={kind} class={`slip ${kind}`}>
          <p class="eyebrow">{kind}</p>
          <p class="prose">{t('styles.prose')}</p>
        </div>
      ))}
    </div>
    <p class="notice">{t('storage.fine')}</p>
  </>
);

const Meters = (): JSX.Element => (
  <>
    <div class="meter">
      <span style={{ '--part': 0.44 }} />
    </div>
    <ol class="week">
      {[16, 17, 18, 19, 20, 21, 22].map((day) => (
        <li key={day} class={day === 22 ? 'today' : day === 19 ? undefined : 'played'}>
          {day}
        </li>
      ))}
    </ol>
  </>
);
