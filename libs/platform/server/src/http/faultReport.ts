import type { Fault } from '../database/index.js';

/** What may be logged of a fault: where and what kind, nothing that was sent. */
export interface FaultReport extends Fault {
  /** Method and route. */
  readonly request: string;
  readonly id: string;
}

/** One line for each fault of our own. */
export const logFault = ({ request, id, name, code, at }: FaultReport): void =>
  console.error(`Fault in ${request} (${id}): ${name}${code === '' ? '' : ` ${code}`} ${at}`);
