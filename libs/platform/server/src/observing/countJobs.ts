import { log } from './log.js';
import { metrics } from './metrics.js';

/** `dead`: given up after the last try. */
export type JobOutcome = 'done' | 'failed' | 'dead';

export interface WorkedOn {
  readonly count: number;
  /** Of one try with all of them. */
  readonly seconds: number;
  readonly dealer?: string;
  readonly attempt?: number;
}

/** Counts work of the outbox, and logs it for those who look closely; faults have lines of their own. */
export function countJobs(topic: string, outcome: JobOutcome, { seconds, ...work }: WorkedOn): void {
  if (work.count === 0) return;
  metrics.jobs.inc({ topic, outcome }, work.count);
  metrics.jobSeconds.observe({ topic }, seconds);
  log.debug({ job: topic, outcome, ms: Math.round(seconds * 1000), ...work }, 'Worked on the outbox.');
}
