/** Jobs on files, put into a queue for machines that do their tasks. */
export { type Depot, openDepot } from './depot.ts';
export { JobMachines } from './job-machines.ts';
export { cancelJob, finishJob, idOfJob, type JobState, jobState, jobStates, openJob, removeEmptyJob } from './jobs.ts';
export { type WorkerOptions, workOnTasks } from './task-worker.ts';
