import Type from 'typebox';
import type { App } from '../plugin/app-type.ts';
import type { Context } from '../plugin/context.ts';

const ServiceFacts = Type.Object({
  name: Type.Literal('pencilmark'),
  version: Type.String(),
  state: Type.Enum(['opening', 'ready', 'draining', 'unavailable']),
  now: Type.Integer({ description: 'the time of the service, in milliseconds' }),
});

/** Who and how the service is: for the web app, for balancers, for Prometheus. */
export function status(app: App, { lifecycle, metrics, settings }: Context): void {
  app.get(
    '/v1/service',
    {
      schema: { summary: 'whether playing together works', response: { 200: ServiceFacts } },
      config: { access: { who: 'anyone', isBlind: true } },
    },
    () => ({ name: 'pencilmark' as const, version: settings.version, state: lifecycle.state(), now: nowOf(lifecycle) }),
  );
  app.get('/healthz', { schema: { hide: true }, config: { access: { who: 'anyone', isBlind: true } } }, () => ({
    ok: true,
  }));
  app.get('/readyz', { schema: { hide: true }, config: { access: { who: 'anyone', isBlind: true } } }, async () => {
    const { store } = lifecycle.node();
    await store.execute('select 1', []);
    return { ok: true };
  });
  app.get(
    '/metrics',
    { schema: { hide: true }, config: { access: { who: 'anyone', isBlind: true } } },
    async (_request, reply) => {
      void reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    },
  );
}

const nowOf = ({ state, node }: Context['lifecycle']): number =>
  state() === 'ready' ? node().clock.now() : Date.now();
