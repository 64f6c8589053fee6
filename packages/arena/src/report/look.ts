/**
 * The look of the web app, for a page that stands alone: its colours by their meaning, in light and
 * dark. A test compares them with the tokens of the app.
 */
export const COLOURS = {
  page: ['#f7f2e7', '#161410'],
  sheet: ['#fffdf7', '#1e1b17'],
  ink: ['#1d1a15', '#f1eadc'],
  second: ['#5f574a', '#b0a693'],
  rule: ['#d8cfbc', '#3a352c'],
  line: ['#8c826f', '#746b5c'],
  pen: ['#1d3f9c', '#a6beff'],
  same: ['#fdecb6', '#4a3a12'],
  proof: ['#b22a1c', '#ff9280'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

const variables = (scheme: 0 | 1): string =>
  Object.entries(COLOURS)
    .map(([name, pair]) => `--${name}:${pair[scheme]}`)
    .join(';');

/** The sheet of the page. */
export const SHEET = `:root{color-scheme:light dark;${variables(0)}}
@media (prefers-color-scheme:dark){:root{${variables(1)}}}
@media print{:root{${variables(0)}}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem;background:var(--page);color:var(--ink);
  font:1rem/1.5 "Public Sans",system-ui,sans-serif;font-variant-numeric:tabular-nums}
h1,h2{font-family:Newsreader,Georgia,serif;font-weight:500;line-height:1.2;text-wrap:balance}
h1{font-size:2.6rem;margin:0 0 .5rem}
h2{font-size:1.6rem;margin:3rem 0 .75rem;border-top:1px solid var(--rule);padding-top:1.25rem}
p{max-width:62ch;color:var(--second);margin:.5rem 0}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin:1rem 0}
th,td{padding:.35rem .6rem;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
th{color:var(--second);font-weight:500}
.text{text-align:left}
td.best{background:var(--same);font-weight:600}
td.none{color:var(--line)}
td.fault{color:var(--proof);white-space:normal}
th:first-child,td:first-child{padding-left:0}
@media (max-width:30rem){th,td{padding:.35rem .35rem}}
svg{display:block;width:100%;min-width:36rem;max-width:45rem;height:auto}
svg text{font:13px "Public Sans",system-ui,sans-serif;fill:var(--ink)}
svg .scale{fill:var(--second)}
svg .grid{stroke:var(--rule)}
svg .way{stroke:var(--line)}
svg .dot{fill:var(--pen)}
svg .missed{fill:var(--page);stroke:var(--proof);stroke-width:2}`;
