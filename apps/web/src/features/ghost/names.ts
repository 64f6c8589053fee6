import type { Ghost } from '../../model/game.ts';
import { t } from '../../text/index.ts';

/** What a ghost is called where it stands alone: "Marta", "Your ghost". */
export const ghostName = ({ of, name }: Ghost): string =>
  name || t(of === 'self' ? 'ghost.self' : of === 'solver' ? 'ghost.solver' : 'ghost.other');

/** The same within a sentence: "Marta", "your ghost". */
export const ghostInWords = ({ of, name }: Ghost): string =>
  name || t(of === 'self' ? 'ghost.words.self' : of === 'solver' ? 'ghost.words.solver' : 'ghost.words.other');
