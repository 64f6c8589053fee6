import type { NamedKind } from './kind.ts';
import { anyOfKinds } from './kinds/anyof.ts';
import { arrow } from './kinds/arrow.ts';
import { automaton } from './kinds/automaton.ts';
import { between } from './kinds/between.ts';
import { boxindex } from './kinds/boxindex.ts';
import { chaos } from './kinds/chaos.ts';
import { clone } from './kinds/clone.ts';
import { colindex } from './kinds/colindex.ts';
import { connected } from './kinds/connected.ts';
import { containatleast } from './kinds/containatleast.ts';
import { containexact } from './kinds/containexact.ts';
import { countdistinct } from './kinds/countdistinct.ts';
import { countingcircles } from './kinds/countingcircles.ts';
import { countsame } from './kinds/countsame.ts';
import { diagonal } from './kinds/diagonal.ts';
import { difference } from './kinds/difference.ts';
import { doublearrow } from './kinds/doublearrow.ts';
import { entropic } from './kinds/entropic.ts';
import { equality } from './kinds/equality.ts';
import { equalsum } from './kinds/equalsum.ts';
import { even } from './kinds/even.ts';
import { excess } from './kinds/excess.ts';
import { extraCellsOf } from './kinds/extracells.ts';
import { extraregion } from './kinds/extraregion.ts';
import { fullrank } from './kinds/fullrank.ts';
import { hiddenskyscraper } from './kinds/hiddenskyscraper.ts';
import { inequality } from './kinds/inequality.ts';
import { killer } from './kinds/killer.ts';
import { littlekiller } from './kinds/littlekiller.ts';
import { lockout } from './kinds/lockout.ts';
import { lookandsay } from './kinds/lookandsay.ts';
import { lunchbox } from './kinds/lunchbox.ts';
import { maximum } from './kinds/maximum.ts';
import { minimum } from './kinds/minimum.ts';
import { modular } from './kinds/modular.ts';
import { nabner } from './kinds/nabner.ts';
import { numberedroom } from './kinds/numberedroom.ts';
import { odd } from './kinds/odd.ts';
import { pair } from './kinds/pair.ts';
import { pairx } from './kinds/pairx.ts';
import { palindrome } from './kinds/palindrome.ts';
import { parityline } from './kinds/parityline.ts';
import { quadruple } from './kinds/quadruple.ts';
import { ratio } from './kinds/ratio.ts';
import { regionsum } from './kinds/regionsum.ts';
import { rellik } from './kinds/rellik.ts';
import { renban } from './kinds/renban.ts';
import { rowindex } from './kinds/rowindex.ts';
import { samerun } from './kinds/samerun.ts';
import { samevalues } from './kinds/samevalues.ts';
import { sandwich } from './kinds/sandwich.ts';
import { skyscraper } from './kinds/skyscraper.ts';
import { slowthermo } from './kinds/slowthermo.ts';
import { sum } from './kinds/sum.ts';
import { sumline } from './kinds/sumline.ts';
import { thermo } from './kinds/thermo.ts';
import { valueindex } from './kinds/valueindex.ts';
import { whisper } from './kinds/whisper.ts';
import { xsum } from './kinds/xsum.ts';
import { xv } from './kinds/xv.ts';
import { zipper } from './kinds/zipper.ts';

const SIMPLE = [
  diagonal,
  killer,
  sum,
  extraregion,
  arrow,
  doublearrow,
  thermo,
  slowthermo,
  whisper,
  renban,
  nabner,
  palindrome,
  between,
  lockout,
  regionsum,
  zipper,
  entropic,
  modular,
  parityline,
  difference,
  ratio,
  xv,
  inequality,
  quadruple,
  odd,
  even,
  minimum,
  maximum,
  clone,
  colindex,
  rowindex,
  boxindex,
  littlekiller,
  sandwich,
  xsum,
  skyscraper,
  numberedroom,
  hiddenskyscraper,
  fullrank,
  rellik,
  equality,
  lookandsay,
  containatleast,
  containexact,
  lunchbox,
  sumline,
  equalsum,
  excess,
  samevalues,
  countingcircles,
  valueindex,
  pair,
  pairx,
  automaton,
  connected,
  chaos,
  countdistinct,
  countsame,
  samerun,
] as const;

const alternatives = /* @__PURE__ */ anyOfKinds(SIMPLE);

const ROWS = [...SIMPLE, alternatives, /* @__PURE__ */ extraCellsOf([...SIMPLE, alternatives])] as const;

/** The name of a kind of clues, as geometry ids write it. */
export type KindName = (typeof ROWS)[number]['name'];

/** A kind of clues. */
export type Kind = NamedKind<KindName>;

/** Every kind of clues; geometry ids list them in this order. */
export const KINDS: readonly Kind[] = ROWS;

/**
 * The kind with a name; undefined when there is none.
 *
 *     kindNamed('killer').name      // 'killer'
 */
export const kindNamed = (name: string): Kind | undefined => KINDS.find((kind) => kind.name === name);
