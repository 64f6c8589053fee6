export type { Contradiction } from './contradiction.ts';
export { type Consequence, type Following, type FollowOptions, followingOf } from './following.ts';
export { type Shared, sharedBy } from './shared.ts';
export { casesOfCell, casesOfHouse, type Supposition } from './supposition.ts';
