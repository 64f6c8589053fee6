import type { JSX } from 'preact';
import type { TOOLS } from '../../ui/parts/tools.ts';

const drawing = (children: JSX.Element) => (): JSX.Element => (
  <svg class="drawing-of-tool" viewBox="6 4 88 88" aria-hidden="true">
    {children}
  </svg>
);

const GRID = 'M36 8v80M62 8v80M8 36h80M8 62h80';

/** What the page of each tool looks like, in a few lines. */
export const DRAWINGS: Readonly<Record<(typeof TOOLS)[number], () => JSX.Element>> = {
  create: drawing(
    <>
      <path class="ground" d="M8 8h80v80H8z" />
      <path class="thin" d={GRID} />
      <path class="here" d="M36.500 36.500h25v25h-25z" />
      <path class="border" d="M8 8h80v80H8z" />
      <text class="printed" x="22" y="29">
        5
      </text>
      <text class="printed" x="75" y="82">
        8
      </text>
      <text class="written" x="49" y="56">
        3
      </text>
    </>,
  ),
  watch: drawing(
    <>
      <path class="line" d="M48 14L26 42M48 14L70 42M26 42L14 70M26 42L38 70M70 42L58 70M70 42L82 70" />
      <path class="way" d="M48 14L70 42L58 70" />
      <circle class="done" cx="48" cy="14" r="7" />
      <circle class="gone" cx="26" cy="42" r="7" />
      <circle class="done" cx="70" cy="42" r="7" />
      <circle class="gone" cx="14" cy="74" r="7" />
      <circle class="gone" cx="38" cy="74" r="7" />
      <circle class="here" cx="58" cy="74" r="8" />
      <circle class="open" cx="82" cy="74" r="7" />
    </>,
  ),
  import: drawing(
    <>
      <path class="line" d="M8 20h30M8 36h22M8 52h30M8 68h18M8 84h26" />
      <path class="way" d="M40 48h8M46 43l5 5-5 5" />
      <path class="ground" d="M56 28h36v36H56z" />
      <path class="thin" d="M68 28v36M80 28v36M56 40h36M56 52h36" />
      <path class="border" d="M56 28h36v36H56z" />
    </>,
  ),
  scan: drawing(
    <>
      <path class="sheet" d="M24 14l52 8-8 60-54-10z" />
      <path class="thin" d="M40 26l-5 42M54 28l-5 42M26 40l45 7M24 54l45 7" />
      <path class="border" d="M29 24l42 6-6 45-43-7z" />
      <path class="way" d="M12 24V10h14M72 10h14v14M86 76v14H72M26 90H12V76" />
    </>,
  ),
  print: drawing(
    <>
      <path class="sheet" d="M18 6h60v84H18z" />
      {[22, 54].flatMap((y) =>
        [26, 52].map((x) => (
          <g key={`${x} ${y}`}>
            <path class="thin" d={`M${x + 6} ${y}v18M${x + 12} ${y}v18M${x} ${y + 6}h18M${x} ${y + 12}h18`} />
            <path class="border" d={`M${x} ${y}h18v18h-18z`} />
          </g>
        )),
      )}
      <path class="thin" d="M26 13h22M26 82h44" />
    </>,
  ),
};
