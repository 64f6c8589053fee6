import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { type CameraProblem, openCamera, stopCamera } from '../camera.ts';
import { type Filming, type FilmStage, film } from '../film.ts';
import { show } from '../reading.ts';
import type { Track } from '../steady.ts';

interface CameraProps {
  /** Puts the camera away; with why, where there was none. */
  end(why?: CameraProblem): void;
}

/** The camera: it is on while this is shown, and takes a picture by itself or at a press. */
export function Camera({ end }: CameraProps): JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const stage = useSignal<FilmStage | 'asking'>('asking');
  const track = useSignal<Track | undefined>(undefined);
  const press = useRef(new EventTarget());
  useCamera(video, { stage, track, press: press.current }, end);
  const isOn = stage.value !== 'asking';
  useEffect(() => {
    if (isOn) button.current?.focus({ preventScroll: true });
  }, [isOn]);
  const said = stage.value === 'looking' && track.value ? 'hold' : stage.value;
  return (
    <section class="camera" aria-label={t('scan.camera')}>
      <div class="finder" hidden={!isOn}>
        <video ref={video} playsInline muted aria-label={t('scan.camera.video')} />
        {isOn && <Outline video={video.current!} track={track.value} />}
      </div>
      <p class="tells" role="status">
        {t(`scan.camera.${said}`)}
      </p>
      <div class="buttons">
        {isOn && (
          <button
            type="button"
            ref={button}
            class="main"
            disabled={stage.value === 'reading'}
            onClick={() => press.current.dispatchEvent(new Event('press'))}
          >
            {t('scan.capture')}
          </button>
        )}
        <button type="button" onClick={() => end()}>
          {t('scan.camera.end')}
        </button>
      </div>
    </section>
  );
}

/** Has the camera on until the page is left or hidden; the best of its pictures is read. */
function useCamera(video: RefObject<HTMLVideoElement | null>, filming: Filming, end: CameraProps['end']): void {
  useEffect(() => {
    const leaving = new AbortController();
    const run = async (stream: MediaStream): Promise<void> => {
      leaving.signal.addEventListener('abort', () => stopCamera(stream));
      video.current!.srcObject = stream;
      await video.current!.play();
      const best = await film(video.current!, filming, leaving.signal);
      if (!best) return;
      show(best);
      end();
    };
    const onHide = (): void => {
      if (document.visibilityState === 'hidden') end('stopped');
    };
    document.addEventListener('visibilitychange', onHide);
    openCamera()
      .then((opened) => {
        if (typeof opened === 'string') end(opened);
        else if (leaving.signal.aborted) stopCamera(opened);
        else return run(opened);
      })
      .catch(() => end('busy'));
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      leaving.abort();
    };
  }, []);
}

interface OutlineProps {
  readonly video: HTMLVideoElement;
  readonly track: Track | undefined;
}

/** Where the puzzle is in the picture of the camera. */
function Outline({ video: { videoWidth: width, videoHeight: height }, track }: OutlineProps): JSX.Element {
  const path = track && `M${track.corners.map(([x, y]) => `${x * width} ${y * height}`).join('L')}z`;
  return (
    <svg class="corners" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path class="halo" d={path} />
      <path class="outline" d={path} />
    </svg>
  );
}
