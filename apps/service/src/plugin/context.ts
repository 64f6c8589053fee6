import type { Lifecycle } from '../lifecycle.ts';
import type { Metrics } from '../metrics.ts';
import type { Node } from '../node.ts';
import type { Settings } from '../settings.ts';

/** What every plugin is given. */
export interface Context {
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle<Node>;
}
