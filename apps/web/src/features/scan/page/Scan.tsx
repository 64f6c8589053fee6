import { useSignal, useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { route } from '../../../route.ts';
import { t } from '../../../text/index.ts';
import type { CameraProblem } from '../camera.ts';
import { isReading, picture, problem, puzzle, warmUp } from '../reading.ts';
import { takeShared } from '../shared.ts';
import '../scan.css';
import { Camera } from './Camera.tsx';
import { Onward } from './Onward.tsx';
import { Photo } from './Photo.tsx';
import { Readout } from './Readout.tsx';
import { Ways } from './Ways.tsx';

/** A picture becomes a puzzle: ways to a picture, and what was read in it. */
export function Scan(): JSX.Element {
  const page = useRef<HTMLDivElement>(null);
  const isFilming = useSignal(false);
  const noCamera = useSignal<CameraProblem | undefined>(undefined);
  useEffect(warmUp, []);
  const isShared = route.value.query.has('shared');
  useEffect(() => {
    if (isShared) void takeShared();
  }, [isShared]);
  // Whoever drops a picture wants no other.
  useSignalEffect(() => {
    if (isReading.value) isFilming.value = false;
  });
  const film = (): void => {
    noCamera.value = undefined;
    isFilming.value = true;
  };
  const endFilm = (why?: CameraProblem): void => {
    isFilming.value = false;
    noCamera.value = why;
  };
  const wasFilming = useRef(false);
  useEffect(() => {
    // The buttons of the camera have left the page, and the focus with them.
    if (wasFilming.current && document.activeElement === document.body)
      page.current?.querySelector<HTMLElement>('.cell.doubt, .onward .main, .ways button')?.focus();
    wasFilming.current = isFilming.value;
  }, [isFilming.value]);
  const isFresh = !picture.value && !isFilming.value;
  return (
    <div class="page scan" ref={page}>
      <h1>{t('page.scan')}</h1>
      {isFresh && <p class="lead">{t('scan.says')}</p>}
      {isFilming.value ? (
        <Camera end={endFilm} />
      ) : (
        <>
          <p class="reading" role="status">
            {isReading.value && !puzzle.value ? t('scan.reading') : ''}
          </p>
          {problem.value && !puzzle.value && <Refused why={problem.value} />}
          {noCamera.value && (
            <p class="notice" role="alert">
              {t(`scan.camera.${noCamera.value}`)}
            </p>
          )}
          <Result />
          <Ways isFirst={isFresh} film={film} />
        </>
      )}
      <p class="small private">{t('scan.private')}</p>
    </div>
  );
}

/** The picture beside what was read in it. */
function Result(): JSX.Element | null {
  if (!picture.value) return null;
  return (
    <div class="scanned">
      <Photo />
      {puzzle.value && <Readout />}
      {puzzle.value && <Onward />}
    </div>
  );
}

type Why = NonNullable<(typeof problem)['value']>;

/** Why nothing was read, and what can be done. */
const Refused = ({ why }: { readonly why: Why }): JSX.Element => (
  <section class="slip proof" role="alert">
    <p class="verdict">{t(`scan.why.${why}`)}</p>
    <p>{t(`scan.then.${why}`)}</p>
    {picture.value && <p>{t('scan.byHand')}</p>}
  </section>
);
