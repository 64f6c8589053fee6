import type { Lifecycle } from '../lifecycle.ts';
import type { Metrics } from '../metrics.ts';
import type { Node } from '../node.ts';
import type { Settings } from '../settings.ts';
import type { Crowds } from './crowd.ts';

/** What every plugin is given. */
export interface Context {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle<Node>;
  /** An address and an account have their bounds over all connections. */
  readonly crowds: Crowds;
}
