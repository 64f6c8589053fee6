import { having, listOf } from '@pencilmark/core/result';

export const A_PICTURE = having('what is drawn, with geometry and digits', 'geometry', 'digits');
export const SOME_INK = having('ink, with notes, lines, links and marks', 'notes', 'lines', 'links', 'marks');
export const INKED = having('a board, with geometry and isFull', 'geometry', 'isFull');
export const SIGNS_OF_RULES = listOf(having('a sign, with kind, cells and role', 'kind', 'cells', 'role'));
export const A_FRAME = having('a board, such as classic', 'size', 'rows', 'columns');
export const A_STEP = having('a step, such as nextStep(GRID)', 'marks', 'placements', 'eliminations');
