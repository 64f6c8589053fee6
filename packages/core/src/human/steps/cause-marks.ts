import { type Cause, cellMarks, demandMarks, houseMarks, type Mark, type Role } from './step.ts';

/** Marks for where something follows. */
export function causeMarks(cause: Cause, role: Role): Mark[] {
  if (cause.kind === 'cell') return cellMarks([cause.cell], role);
  if (cause.kind === 'house') return houseMarks([cause.house], role);
  if (cause.kind === 'trial') return cellMarks([cause.supposed.cell], role);
  if (cause.kind === 'demand') return demandMarks([cause.demand], role);
  return [...houseMarks(cause.houses, role), ...demandMarks(cause.demands, role)];
}
