import { drawBoard } from '@pencilmark/board';
import { FORMATS } from '@pencilmark/core/format';
import { makePuzzle, type Puzzle } from '@pencilmark/core/puzzle';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type Board, boardOf } from '../../game/board.ts';
import { type Game, geometryOfGame } from '../../game/game.ts';
import { linkTo } from '../../game/link.ts';
import { game } from '../../game/session.ts';
import { arrive } from '../../import/arrival.ts';
import { say } from '../../parts/announcement.ts';
import { copy } from '../../parts/clipboard.ts';
import { download, pngOf } from '../../parts/file.ts';
import { Ways } from '../../parts/Ways.tsx';
import { t } from '../../text/index.ts';
import { QrCode } from './QrCode.tsx';
import '../../style/new.css';

/** Points along the edge of a picture. */
const SIDE = 1200;

/** The game on screen as a link, a QR code, a text, a picture. */
export function Share(): JSX.Element {
  const isWithProgress = useSignal(false);
  useEffect(() => {
    if (!game.peek()) void arrive();
  }, []);
  const current = game.value;
  return (
    <div class="page new share">
      <h1>{t('page.share')}</h1>
      <Ways />
      {current ? (
        <>
          <label class="switch">
            <input
              type="checkbox"
              checked={isWithProgress.value}
              onChange={(event) => {
                isWithProgress.value = event.currentTarget.checked;
              }}
            />
            {t('share.progress')}
          </label>
          <Forms current={current} isWithProgress={isWithProgress.value} />
        </>
      ) : (
        <p class="notice">{t('share.none')}</p>
      )}
    </div>
  );
}

interface Sharing {
  readonly current: Game;
  readonly isWithProgress: boolean;
}

/**
 * The puzzle of a game for core's formats: what was placed counts as given when it is to be shared.
 */
function puzzleOf({ current, isWithProgress }: Sharing): Puzzle {
  const digits = isWithProgress ? boardOf(current).digits : current.givens;
  return makePuzzle(geometryOfGame(current), digits);
}

function pictureOf({ current, isWithProgress }: Sharing): string {
  const board: Board | undefined = isWithProgress ? boardOf(current) : undefined;
  return drawBoard({
    geometry: geometryOfGame(current),
    digits: board?.digits ?? current.givens,
    givens: current.givens,
    ...(board && { candidates: board.centre.map((set, cell) => set | board.corner[cell]!) }),
    theme: 'light',
    names: false,
  });
}

function Forms(sharing: Sharing): JSX.Element {
  const { current, isWithProgress } = sharing;
  const format = useSignal('line');
  const link = useMemo(() => linkTo(current, isWithProgress), [current, isWithProgress]);
  const puzzle = useMemo(() => puzzleOf(sharing), [current, isWithProgress]);
  const svg = useMemo(() => pictureOf(sharing), [current, isWithProgress]);
  const formats = FORMATS.filter((one) => one.canPrint(puzzle));
  const chosen = formats.find(({ name }) => name === format.value) ?? formats[0]!;
  return (
    <>
      <section class="columns" aria-labelledby="share-link">
        <div>
          <h2 id="share-link">{t('share.link')}</h2>
          <Copied id="link" label={t('share.link')} text={link} rows={3} />
          {isOnlyHere(location.hostname) && <p class="notice">{t('share.onlyHere')}</p>}
        </div>
        <QrCode text={link} />
      </section>
      <section aria-labelledby="share-text">
        <h2 id="share-text">{t('share.text')}</h2>
        <label class="field">
          {t('share.format')}
          <select
            value={chosen.name}
            onChange={(event) => {
              format.value = event.currentTarget.value;
            }}
          >
            {formats.map(({ name, says }) => (
              <option key={name} value={name}>
                {name} – {t(`format.${name}`, { says })}
              </option>
            ))}
          </select>
        </label>
        <Copied id="text" label={t('share.text')} text={chosen.print(puzzle)} rows={8} />
      </section>
      <section aria-labelledby="share-picture">
        <h2 id="share-picture">{t('share.picture')}</h2>
        <Drawing svg={svg} />
        <p class="ways">
          <button type="button" onClick={() => void pngOf(svg, SIDE).then((blob) => download(blob, 'sudoku.png'))}>
            {t('share.png')}
          </button>
          <button type="button" onClick={() => download(new Blob([svg], { type: 'image/svg+xml' }), 'sudoku.svg')}>
            {t('share.svg')}
          </button>
        </p>
      </section>
    </>
  );
}

/** A drawing, shown as what will be saved. */
function Drawing({ svg }: { readonly svg: string }): JSX.Element {
  const address = useMemo(() => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), [svg]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img class="preview" src={address} alt={t('share.preview')} width="320" height="320" />;
}

interface CopiedProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly rows: number;
}

/** A text that can be copied. */
function Copied({ id, label, text, rows }: CopiedProps): JSX.Element {
  const done = useSignal<'copied' | 'notCopied' | undefined>(undefined);
  useEffect(() => {
    done.value = undefined;
  }, [text]);
  const onCopy = async (): Promise<void> => {
    done.value = (await copy(text)) ? 'copied' : 'notCopied';
    say(t(`share.${done.value}`));
  };
  return (
    <div class="copied">
      <textarea
        id={id}
        aria-label={label}
        readOnly
        rows={rows}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => void onCopy()}>
        {t('share.copy')}
      </button>
      {done.value && <span>{t(`share.${done.value}`)}</span>}
    </div>
  );
}

/** Whether an address leads to the app only on the machine where somebody opens it. */
const isOnlyHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
