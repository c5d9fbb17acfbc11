import { readFileSync } from 'node:fs';

/** Length of the system's clock tick, in which Linux counts a process's time. */
const TICK_MS = 10;

/** Processor time of a process so far, milliseconds; NaN where the system does not tell. */
export function processorTime(pid: number): number {
  try {
    // the name of the program, in brackets, may hold spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}

/** Memory of a process that is resident, and the most that ever was, MB; NaN where the system does not tell. */
export function residentMemory(pid: number): { readonly now: number; readonly most: number } {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    const of = (name: string): number => (Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1]) * 1024) / 1e6;
    return { now: of('VmRSS'), most: of('VmHWM') };
  } catch {
    return { now: Number.NaN, most: Number.NaN };
  }
}
