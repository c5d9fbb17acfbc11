import { onTestFinished } from 'vitest';
import { setLog, type LogLevel } from '@forecourt/service/observing';

/** Lines of the log while a test runs, as a machine reads them; they are written nowhere else. */
export function logLines(level: LogLevel = 'debug'): readonly string[] {
  const lines: string[] = [];
  onTestFinished(setLog({ level, format: 'json', write: (line) => lines.push(line) }));
  return lines;
}
