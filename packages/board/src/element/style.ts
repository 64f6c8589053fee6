import { SIGN_COLORS } from '../rules/colors.ts';
import { DARK, LIGHT } from '../theme.ts';

/**
 * The colours that a page may set, as `--pencilmark-ink`; inside the element they have the short
 * names that drawings use. Their defaults follow the color-scheme of the page.
 */
const colours = (light: Readonly<Record<string, string>>, dark: Readonly<Record<string, string>>): string =>
  Object.keys(light)
    .map((name) => `--${name}:var(--pencilmark-${name},light-dark(${light[name]},${dark[name]}))`)
    .join(';');

const MORE = {
  light: { selected: '#f5c03b', 'selected-edge': '#8a5e00', same: '#fdecb6' },
  dark: { selected: '#5c4712', 'selected-edge': '#f0bd45', same: '#4a3a12' },
};

/** With forced colours everything takes those of the system. */
const FORCED = [
  ...['sheet', 'wash', 'logic-wash', 'proof-wash', 'same'].map((name) => `--${name}:Canvas`),
  ...['ink', 'second', 'line', 'frame', 'graphite', 'logic', 'proof'].map((name) => `--${name}:CanvasText`),
  '--pen:LinkText;--selected:Canvas;--selected-edge:Highlight',
].join(';');

const SANS = 'var(--pencilmark-font,"Public Sans",system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif)';
const DIGITS = 'var(--pencilmark-digit-font,Newsreader,Charter,Georgia,"Times New Roman",serif)';
const NOTES =
  'var(--pencilmark-note-font,ui-monospace,"SF Mono","Cascadia Mono",Consolas,"DejaVu Sans Mono",monospace)';

/** The sheet of the shadow tree. Printed is roman and ink, written is italic and the pen's. */
export const STYLE = `
:host{display:block;max-width:36rem;font-family:${SANS};-webkit-tap-highlight-color:transparent}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([theme=auto]){color-scheme:light dark}
.all{${colours({ ...LIGHT, ...MORE.light, ...SIGN_COLORS.light }, { ...DARK, ...MORE.dark, ...SIGN_COLORS.dark })}}
.board{position:relative;container-type:inline-size;user-select:none;-webkit-user-select:none}
svg{position:absolute;inset:0;width:100%;height:100%;pointer-events:none;overflow:visible}
svg text{text-anchor:middle;dominant-baseline:central;font-family:${SANS};font-variant-numeric:lining-nums}
svg text.large{font:560 37px ${DIGITS}}
.paper{fill:var(--sheet)}.tint{fill:var(--wash)}
.thin,.thick,.frame{fill:none;vector-effect:non-scaling-stroke}
.thin{stroke:var(--line);stroke-width:1px}
.thick{stroke:var(--frame);stroke-width:2px}
.frame{stroke:var(--frame);stroke-width:2.5px}
.grid{position:absolute;display:grid;grid-auto-rows:minmax(0,1fr);--side:calc(var(--part)*100cqi);--top:.05}
.has-sums .grid{--top:.165}
.row{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr))}
.cell{position:relative;display:grid;place-items:center;min-width:0;min-height:0;overflow:hidden;cursor:pointer;line-height:1}
:host([readonly]) .cell,:host(:disabled) .cell{cursor:default}
.cell:focus{outline:none}
.digit{display:grid;place-items:center;box-sizing:border-box;width:calc(var(--side)*.8);height:calc(var(--side)*.8);padding-top:calc(var(--side)*.06);border-radius:50%;font:italic 480 calc(var(--side)*.64)/1 ${DIGITS};font-variant-numeric:lining-nums;color:var(--pen)}
.given .digit{font-style:normal;font-weight:560;color:var(--ink)}
.faulty .digit{color:var(--proof);text-decoration:underline;text-decoration-style:wavy;text-decoration-thickness:max(1px,calc(var(--side)*.035));text-underline-offset:.06em}
.faulty{background:color-mix(in srgb,var(--proof) 16%,transparent)}
.notes{--place:calc(var(--side)*.9/var(--across));position:absolute;inset:calc(var(--side)*var(--top)) 0 0 calc(var(--side)*.05);white-space:pre;font:500 calc(var(--place)*.86)/calc(var(--side)*(.95 - var(--top))/var(--across)) ${NOTES};letter-spacing:calc(var(--place) - 1ch);padding-left:calc((var(--place) - 1ch)/2);color:var(--graphite);text-rendering:geometricPrecision}
:host(:focus-within) .peer:not(.faulty){background:color-mix(in srgb,var(--line) 13%,transparent)}
:host(:focus-within) .same:not(.selected) .digit{background:var(--same)}
:host(:focus-within) .selected{background:var(--selected);box-shadow:inset 0 0 0 max(2px,calc(var(--side)*.05)) var(--selected-edge)}
:host(:focus-within) .signed .selected{background:color-mix(in srgb,var(--selected) 62%,transparent)}
.pad{display:none;margin-top:.5rem}
:host([pad=always]) .pad{display:block}
@media (pointer:coarse){:host(:not([pad=none]):focus-within) .pad{display:block}}
.keys{display:grid;grid-template-columns:repeat(var(--keys),minmax(0,1fr));gap:.25rem}
.tools{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.25rem;margin-top:.25rem}
button{min-height:2.75rem;padding:0;border:1px solid var(--line);border-radius:6px;background:var(--sheet);color:var(--ink);font:600 .875rem/1.25 ${SANS};cursor:pointer;touch-action:manipulation}
button:disabled{opacity:.5;cursor:default}
button:focus-visible{outline:3px solid var(--selected-edge);outline-offset:1px}
button[aria-pressed=true]{background:var(--same);border-color:var(--selected-edge)}
.key-digit{font:italic 480 1.5rem/1 ${DIGITS};color:var(--pen)}
.noting .key-digit{font:500 1.125rem/1 ${SANS};color:var(--graphite)}
.key-digit.done{border-color:transparent;background:none;color:var(--second)}
.error{padding:.75rem 1rem;border:1px solid var(--proof);border-inline-start-width:4px;background:var(--proof-wash);color:var(--ink);font:400 1rem/1.5 ${SANS};overflow-wrap:anywhere}
.error b,.error span{display:block}
.said{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (forced-colors:active){
.all{${FORCED}}
:host(:focus-within) .selected{outline:3px solid Highlight;outline-offset:-3px}
button[aria-pressed=true]{background:Highlight;color:HighlightText;forced-color-adjust:none}
}
@media print{.sign-line[style]{stroke-dasharray:var(--dashes);stroke-linecap:butt}.pad{display:none!important}}
`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** The sheet for a document. All boards in it share one; it needs no leave of the page's policy. */
export function sheetFor(page: Document): CSSStyleSheet {
  let sheet = sheets.get(page);
  if (!sheet) {
    sheet = new (page.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(STYLE);
    sheets.set(page, sheet);
  }
  return sheet;
}
