/** What shows a ghost beside a game; it is loaded with the first game that has one. */
export { AboutGhost } from './AboutGhost.tsx';
export { GhostBar } from './GhostBar.tsx';
export { GhostCells } from './GhostCells.tsx';
