import { log } from '../observing/log.js';

/** A fault of our own. What is logged of it is where it came from and what kind it is, nothing that was sent. */
export interface FaultReport {
  /** Method and pattern of the address. */
  readonly request: string;
  /** Id of the request. */
  readonly id: string;
  readonly error: unknown;
}

/** One line for each fault of our own. */
export const logFault = ({ request, id, error }: FaultReport): void =>
  log.error({ req: id, request, err: error }, 'A request failed.');
