export { allSteps, apply, nextStep, type Path, type StepOptions, solvePath } from './path.ts';
export { Position } from './position.ts';
export type { Arg, ChainNode, Mark, Node, Role, Step } from './step.ts';
export type { Family, Technique } from './technique.ts';
export { TECHNIQUES, techniqueCalled } from './techniques.ts';
