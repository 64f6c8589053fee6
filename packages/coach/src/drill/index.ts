export { type JudgeOptions, judgeAnswer } from './answer.ts';
export { stepsOf } from './conclusions.ts';
export { type Drill, drillLine, positionOfDrill, readDrills } from './drill.ts';
export { type DrillCheck, drillFault } from './fault.ts';
export {
  type Deed,
  type DrillPosition,
  deedsIn,
  type PositionText,
  positionIn,
  positionText,
} from './position-text.ts';
export type { Touched, TouchReason } from './reason.ts';
export { recognised } from './recognise.ts';
export { type Sight, sightIn, sightOf } from './sight.ts';
export { judgeTouch, type TouchVerdict } from './touch.ts';
export { type Claimed, DRILL_GRADES, type DrillGrade, type DrillVerdict, type Entered } from './verdict.ts';
