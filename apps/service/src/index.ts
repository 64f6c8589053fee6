/** The service: matches of people, arenas of programs, jobs for many machines. */
export { APP as WEB_APP } from '@pencilmark/web/server';
export type { Lifecycle, ServiceState } from './lifecycle.ts';
export { logTo } from './log.ts';
export type { Node } from './node.ts';
export { openQueue, type Queue } from './queue.ts';
export { createService, type Service } from './service.ts';
export { LIMITS, type Limits, PERIODS, type Periods, type ServiceOptions } from './settings.ts';
export { FolderInUse } from './store/embedded/lock.ts';
export { openStore, type StoreOptions } from './store/open.ts';
export type { Store } from './store/store.ts';
