import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SearchBusyError, SearchLoad } from './searchLoad.js';

describe('how many searches a cluster gets at once', () => {
  it('more while answers come soon, fewer after a slow one, and never none', async () => {
    let time = 0;
    const load = new SearchLoad({ slowMs: 500, waitMs: 100, begin: 4, least: 2, now: () => time });
    /** As many searches as may be under way, which end together. */
    const round = async (took: number) => {
      let end = (): void => undefined;
      const ended = new Promise<void>((resolve) => (end = resolve));
      const running = Array.from({ length: load.atOnce }, () => load.run(() => ended));
      await pause(0);
      time += took;
      end();
      await Promise.all(running);
    };
    for (let count = 0; count < 20; count++) await round(40);
    const grown = load.atOnce;
    expect(grown).toBeGreaterThan(8);
    time += 1000;
    await round(4000);
    expect(load.atOnce, 'those that were slow together count once').toBe(Math.floor((grown * 2) / 3));
    for (let count = 0; count < 20; count++) {
      time += 1000;
      await round(4000);
    }
    expect(load.atOnce).toBe(2);
  });

  it('others wait for their turn in the order in which they came, and are refused when it does not come', async () => {
    const load = new SearchLoad({ slowMs: 500, waitMs: 60, begin: 2, least: 2 });
    const done: string[] = [];
    const work = (name: string, ms: number) =>
      load
        .run(() => pause(ms))
        .then(() => done.push(name))
        .catch((error: unknown) => done.push(error instanceof SearchBusyError ? `${name} refused` : String(error)));
    await Promise.all([work('a', 30), work('b', 300), work('c', 300), work('d', 1)]);
    expect(done).toEqual(['a', 'd refused', 'b', 'c']);
    const many = Array.from({ length: 40 }, (_, index) => work(`${index}`, 200));
    await Promise.all(many);
    expect(done.filter((line) => line.includes('refused')).length).toBeGreaterThan(20);
    await expect(load.run(() => Promise.resolve('again'))).resolves.toBe('again');
  });

  it('a search that a node had no time for counts as a slow one', async () => {
    const load = new SearchLoad({ slowMs: 500, waitMs: 60, begin: 9, least: 2 });
    await load.run(() => Promise.reject(new SearchBusyError())).catch(() => undefined);
    expect(load.atOnce).toBe(6);
  });
});
