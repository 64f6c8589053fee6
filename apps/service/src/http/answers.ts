import type { App } from '../plugin/app-type.ts';

/** An answer that may be more things than this is written as it is. */
const MOST_CHOICES = 10;

const choicesIn = (schema: unknown): number => JSON.stringify(schema ?? null).split('"anyOf":').length - 1;

/**
 * Answers of several kinds are written without looking for the kind in their schema.
 * Fastify compiles that search at the first answer. For the messages of a match this took 0.7 s, in
 * which a node that had just started again heard nobody.
 */
export function answers(app: App): void {
  app.addHook('onRoute', (route) => {
    if (choicesIn(route.schema?.response) > MOST_CHOICES) route.serializerCompiler = () => JSON.stringify;
  });
}
