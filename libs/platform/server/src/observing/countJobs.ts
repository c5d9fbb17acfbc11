import { log } from './log.js';
import { metrics } from './metrics.js';

/** `dead`: given up after the last try. */
const OUTCOMES = ['done', 'failed', 'dead'] as const;
export type JobOutcome = (typeof OUTCOMES)[number];
/** How many entries of a try ended in which way. */
export type JobEnds = Partial<Readonly<Record<JobOutcome, number>>>;

export interface WorkedOn {
  /** Of one try with all of them. */
  readonly seconds: number;
  readonly dealer?: string;
  readonly attempt?: number;
}

/** Counts work of the outbox, and logs it for those who look closely; faults have lines of their own. */
export function countJobs(topic: string, ends: JobEnds, { seconds, ...work }: WorkedOn): void {
  metrics.jobSeconds.observe({ topic }, seconds);
  for (const outcome of OUTCOMES) {
    const { [outcome]: count = 0 } = ends;
    if (count === 0) continue;
    metrics.jobs.inc({ topic, outcome }, count);
    log.debug({ job: topic, outcome, ms: Math.round(seconds * 1000), count, ...work }, 'Worked on the outbox.');
  }
}
