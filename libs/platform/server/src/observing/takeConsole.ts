import { log } from './log.js';

const METHODS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Leads what is written to the console into the log: pages and their loaders are code of the browser, too, and have no
 * other way to say that something failed. Of an error only where it came from is written, as everywhere.
 */
export function takeConsole(): void {
  for (const [method, level] of Object.entries(METHODS))
    console[method as keyof typeof METHODS] = (...args: unknown[]) => {
      const words = args.filter((arg) => typeof arg === 'string' || typeof arg === 'number').join(' ');
      const error = args.find((arg) => arg instanceof Error);
      log[level](error ? { err: error } : {}, words === '' ? 'Something failed.' : words);
    };
}
