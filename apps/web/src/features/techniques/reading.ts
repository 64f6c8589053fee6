import { type DrillAnswer, isAnswer } from '@pencilmark/coach/mastery';
import type { Kind } from '../../storage/database.ts';
import { fitting, readBy } from '../../storage/shape.ts';

/** Answers to drills. */
export const ANSWERS: Kind<DrillAnswer> = { name: 'answers', read: readBy(fitting(isAnswer)) };
