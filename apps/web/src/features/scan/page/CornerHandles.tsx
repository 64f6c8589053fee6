import type { Corners, Picture, Point } from '@pencilmark/scan';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../text/index.ts';
import { corners, readAgain } from '../reading.ts';

const NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How far a key moves a corner, as a share of the longer side; with Shift less. */
const STEP = 0.01;
const SMALL_STEP = 0.002;
/** Half of what a finger hits, and what is seen of it, in pixels of the screen. */
const REACH = 22;
const DOT = 9;
/** Where the corners begin when the picture has no grid. */
const INSET = 0.12;

const start = ({ width, height }: Picture): Corners => {
  const [left, top, right, bottom] = [INSET * width, INSET * height, (1 - INSET) * width, (1 - INSET) * height];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
};

/** The outline of the puzzle in the whole picture, with a handle at each corner. */
export function CornerHandles({ picture }: { readonly picture: Picture }): JSX.Element {
  const svg = useRef<SVGSVGElement>(null);
  const scale = useScale(svg, picture.width);
  const { width, height } = picture;
  const places = corners.value ?? start(picture);
  const put = (index: number, [x, y]: Point): void => {
    const place: Point = [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];
    void readAgain({ corners: places.map((old, at) => (at === index ? place : old)) as unknown as Corners });
  };
  return (
    <svg ref={svg} class="corners" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={t('scan.corners')}>
      <path class="halo" d={`M${places.join('L')}z`} />
      <path class="outline" d={`M${places.join('L')}z`} />
      {places.map((place, index) => (
        <Handle
          key={NAMES[index]}
          name={NAMES[index]!}
          place={place}
          picture={picture}
          scale={scale}
          put={(next) => put(index, next)}
        />
      ))}
    </svg>
  );
}

interface HandleProps {
  readonly name: (typeof NAMES)[number];
  readonly place: Point;
  readonly picture: Picture;
  readonly scale: number;
  put(place: Point): void;
}

/** A corner, which is dragged, or moved by arrow keys. */
function Handle({ name, place: [x, y], picture: { width, height }, scale, put }: HandleProps): JSX.Element {
  const onKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = Math.max(width, height) * (event.shiftKey ? SMALL_STEP : STEP);
    put([x + arrow[0] * step, y + arrow[1] * step]);
  };
  const onDrag = (event: PointerEvent): void => {
    const handle = event.currentTarget as SVGElement;
    if (event.type === 'pointerdown') {
      event.preventDefault();
      handle.setPointerCapture(event.pointerId);
      handle.focus();
    } else if (handle.hasPointerCapture(event.pointerId)) {
      const box = handle.closest('svg')!.getBoundingClientRect();
      put([((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height]);
    }
  };
  const [across, down] = [Math.round((x / width) * 100), Math.round((y / height) * 100)];
  return (
    <g
      class="handle"
      role="slider"
      tabindex={0}
      aria-label={t(`scan.corner.${name}`)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={across}
      aria-valuetext={t('scan.corner.at', { across, down })}
      onKeyDown={onKey}
      onPointerDown={onDrag}
      onPointerMove={onDrag}
    >
      <circle class="reach" cx={x} cy={y} r={REACH * scale} />
      <circle class="dot" cx={x} cy={y} r={DOT * scale} />
    </g>
  );
}

/** Pixels of a picture for each pixel of the screen. */
function useScale(element: { readonly current: Element | null }, width: number): number {
  const scale = useSignal(1);
  useLayoutEffect(() => {
    const measure = (): void => {
      scale.value = width / (element.current!.clientWidth || width);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element.current!);
    measure();
    return () => watch.disconnect();
  }, [width]);
  return scale.value;
}
