import { describe, expect, it } from 'vitest';
import { createShedder } from './shedder.js';

describe('what is turned away', () => {
  it('is what waits longer than a second at the rate at which answers are given', () => {
    let clock = 0;
    const shedder = createShedder({ atLeast: 10, now: () => clock });
    const ends: (() => void)[] = [];
    const take = (): boolean => {
      if (shedder.refuses(true) !== undefined) return false;
      ends.push(shedder.begin());
      return true;
    };
    const takeAll = (): number => {
      let count = 0;
      while (count < 1000 && take()) count++;
      return count;
    };
    expect(takeAll(), 'nothing is known of the rate').toBe(10);
    // a hundred answers within a second: a hundred may wait
    for (let answer = 0; answer < 100; answer++) {
      clock += 9;
      ends.shift()?.();
      take();
    }
    expect(ends.length + takeAll()).toBeGreaterThan(80);
    expect(ends.length).toBeLessThanOrEqual(110);
    // when no answer comes for a second, no more are taken than at the start
    clock += 2000;
    for (const end of ends.splice(0, ends.length - 10)) end();
    clock += 2000;
    expect(takeAll()).toBe(0);
  });

  it('is what comes late in a turn of the event loop that has been at work for long', async () => {
    let clock = 0;
    const shedder = createShedder({ atLeast: 2, now: () => clock });
    expect(shedder.refuses(true)).toBeUndefined();
    clock += 1200;
    expect(shedder.refuses(true), 'few requests are no queue').toBeUndefined();
    expect(shedder.refuses(true)).toBe(1);
    expect(shedder.refuses(false)).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(shedder.refuses(true)).toBeUndefined();
  });

  it('counts an answer once, however often it ends', () => {
    const shedder = createShedder({ atLeast: 1, now: () => 0 });
    const end = shedder.begin();
    end();
    end();
    shedder.begin();
    expect(shedder.refuses(true)).toBe(1);
  });
});
