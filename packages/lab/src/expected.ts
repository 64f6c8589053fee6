import { having } from '@pencilmark/core/result';

export const A_RECORDING = having('a recording, such as record(SEARCH, PUZZLE)', 'words', 'snapshots', 'curve');
