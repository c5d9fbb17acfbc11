import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { nodeArguments } from '../commands/npmStart.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Starts the platform as `npm start` does, on a port and a folder of its own. */
export default async function setup(project: TestProject): Promise<() => void> {
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-journeys-'));
  execFileSync(process.execPath, nodeArguments('prestart'), { cwd: ROOT, stdio: 'inherit' });
  const child = spawn(process.execPath, [...nodeArguments('start'), '--dev', '--port', '0', '--data', data], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  project.provide('port', await portOf(child));
  return () => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\/dev/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`The platform did not start:\n${output}`)));
  });
}
