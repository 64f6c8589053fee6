export { DRILL_GRADES, type DrillGrade, type DrillVerdict, type Entered } from './verdict.ts';
