import { drawBoard } from '@pencilmark/board';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { type Board, boardOf } from '../../model/board.ts';
import { type Game, geometryOfGame } from '../../model/game.ts';
import { linkTo } from '../../model/link.ts';
import { titleOf } from '../../model/titles.ts';
import { address } from '../../route.ts';
import { game } from '../../table/session.ts';
import { MiniatureBoard } from '../../ui/grid/Miniature.tsx';
import { Switch } from '../../ui/parts/fields.tsx';
import { ICONS } from '../../ui/parts/icons.tsx';
import { edit } from '../create/edit.ts';
import { arrive } from '../import/arrival.ts';
import { ShareReplay } from '../review/log/ShareReplay.tsx';
import './share.css';
import { t } from '../../text/index.ts';
import { Copied } from '../../ui/parts/Copied.tsx';
import { qrCode } from '../../ui/parts/qr-code.ts';
import { setterOf } from '../../ui/parts/signals.ts';
import { AsText } from './AsText.tsx';
import { Drawing } from './Drawing.tsx';

/** The game on screen as a link, a QR code, a text, a picture. */
export function Share(): JSX.Element {
  const isWithProgress = useSignal(false);
  useEffect(() => {
    if (!game.peek()) void arrive();
  }, []);
  const current = game.value;
  return (
    <div class="page share">
      <h1>{t('page.share')}</h1>
      {current ? (
        <>
          <About current={current} />
          <Switch label={t('share.progress')} isOn={isWithProgress.value} set={setterOf(isWithProgress)} />
          <Forms current={current} isWithProgress={isWithProgress.value} />
        </>
      ) : (
        <p class="notice">{t('share.none')}</p>
      )}
    </div>
  );
}

/** Which puzzle it is, and where else it can go. */
const About = ({ current }: { readonly current: Game }): JSX.Element => (
  <div class="which">
    <MiniatureBoard geometry={geometryOfGame(current)} digits={current.givens} givens={current.givens} />
    <div>
      <h2>{titleOf(current)}</h2>
      <p class="says">{t('share.says')}</p>
    </div>
    <div class="buttons">
      <a class="button" href={address('play')}>
        <ICONS.play />
        {t('page.play')}
      </a>
      <a class="button" href={address('print')}>
        <ICONS.print />
        {t('page.print')}
      </a>
      <button type="button" onClick={() => void edit({ ...current, about: current.source.about })}>
        <ICONS.create />
        {t('import.edit')}
      </button>
    </div>
  </div>
);

interface Sharing {
  readonly current: Game;
  readonly isWithProgress: boolean;
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
  const link = useMemo(() => linkTo(current, isWithProgress), [current, isWithProgress]);
  const picture = useMemo(() => pictureOf(sharing), [current, isWithProgress]);
  const code = useMemo(() => qrCode(link), [link]);
  return (
    <div class="forms">
      <Form name="link" title={t('share.link')} says={t('share.linkSays')}>
        <Copied label={t('share.link')} copy={t('share.copyLink')} text={link} rows={3} isMain />
        {isOnlyHere(location.hostname) && (
          <p class="notice">
            {t('share.onlyHere')} <code>npm start -- --host 0.0.0.0</code>
          </p>
        )}
      </Form>
      {current.nodes.length > 1 && (
        <Form name="replay" title={t('review.share')}>
          <ShareReplay game={current} />
        </Form>
      )}
      <Form name="qr" title={t('share.qrTitle')} says={t('share.qrSays')}>
        {code ? (
          <Drawing svg={code} says={t('share.qr')} copy={t('share.copyQr')} />
        ) : (
          <p class="notice">{t('share.qrTooLong')}</p>
        )}
      </Form>
      <Form name="picture" title={t('share.picture')}>
        <Drawing svg={picture} says={t('share.preview')} copy={t('share.copyPicture')} file="sudoku" />
      </Form>
      <Form name="text" title={t('share.text')} says={t('share.textSays')}>
        <AsText current={current} />
      </Form>
    </div>
  );
}

interface FormProps {
  readonly name: string;
  readonly title: string;
  readonly says?: string;
  readonly children: ComponentChildren;
}

/** One way to share, with its heading. */
const Form = ({ name, title, says, children }: FormProps): JSX.Element => (
  <section class={name} aria-labelledby={`share-${name}`}>
    <h2 id={`share-${name}`}>{title}</h2>
    {says && <p class="says">{says}</p>}
    {children}
  </section>
);

/** Whether an address leads to the app only on the machine where somebody opens it. */
const isOnlyHere = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
