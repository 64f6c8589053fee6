export * from './testing/duel.ts';
export * from './testing/people.ts';
export * from './testing/place.ts';
export * from './testing/service.ts';
export * from './testing/talk.ts';
export * from './testing/way.ts';
