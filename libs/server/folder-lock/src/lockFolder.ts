import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './makeFolder.js';
import { storageReason } from './storageFault.js';

/** Holds a data folder for this process alone. A lock left by a killed process is taken over at once. */
export function lockFolder(dir: string): () => void {
  const file = path.join(dir, 'lock');
  makeFolder(dir);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      try {
        writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
      } catch (error) {
        unlinkSync(file);
        throw error;
      } finally {
        closeSync(handle);
      }
      return () => {
        try {
          unlinkSync(file);
        } catch {
          // gone already
        }
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
        throw new Error(`${dir} cannot be written: ${storageReason(dir, error)}`, { cause: error });
      const owner = readOwner(file);
      if (owner && isAlive(owner))
        throw new Error(`${dir} is in use by process ${owner.pid}. Stop that process or choose another data folder.`, {
          cause: error,
        });
      unlinkSync(file);
    }
  }
  throw new Error(`${dir} cannot be locked.`);
}

interface Owner {
  pid: number;
  started: string;
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, started: owner.started ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // process ids come round again: the same number with another start is another process
  const start = startOf(pid);
  return started === '' || start === '' || start === started;
}

/** Start of a process in clock ticks, where the system tells (Linux); '' elsewhere. */
function startOf(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    return '';
  }
}
