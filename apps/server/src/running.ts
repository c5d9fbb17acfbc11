import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a server that holds a data folder says it runs; undefined when none does, or what it wrote cannot be read. */
export function readRunning(dataDir: string): { port: number; token: string } | undefined {
  try {
    const text = readFileSync(path.join(dataDir, 'server.json'), 'utf8');
    const { port, token } = JSON.parse(text) as { port?: unknown; token?: unknown };
    return typeof port === 'number' && typeof token === 'string' ? { port, token } : undefined;
  } catch {
    return undefined;
  }
}
