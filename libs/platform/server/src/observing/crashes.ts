import { log } from './log.js';

/** What a supervisor sees of a process that ended by a fault of its own. */
const CRASHED = 70;

/**
 * A fault that nothing caught ends the process, with one line: what it holds may be broken, and a supervisor starts it
 * anew. Lines are written at once, so that the last one is not lost.
 */
export function endAtCrashes(exit: (code: number) => void = (code) => process.exit(code)): void {
  const crashed = (error: unknown, origin: string): void => {
    log.fatal({ err: error, origin }, 'The process ends: nothing caught a fault.');
    exit(CRASHED);
  };
  process.on('uncaughtException', crashed);
  process.on('unhandledRejection', (reason) => crashed(reason, 'unhandledRejection'));
}
