import type { App } from '../plugin/app-type.ts';

/** An answer that may be more things than this is written as it is. */
const MOST_CHOICES = 10;

const choicesIn = (schema: unknown): number => JSON.stringify(schema ?? null).split('"anyOf":').length - 1;

/**
 * Answers that may be many things are written without asking their schema which one they are.
 * Fastify makes what asks that at the first answer. For the messages of a match this took 0.7 s, in
 * which a node that had just started again heard nobody.
 */
export function answers(app: App): void {
  app.addHook('onRoute', (route) => {
    if (choicesIn(route.schema?.response) > MOST_CHOICES) route.serializerCompiler = () => JSON.stringify;
  });
}
