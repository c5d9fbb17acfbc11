import { describe, expect, it } from 'vitest';
import { createUnderWay } from './underWay.js';

describe('background work', () => {
  it('goes on when the last request is answered', async () => {
    const underWay = createUnderWay();
    const [first, second] = [underWay.begin(), underWay.begin()];
    let isOver = false;
    const given = underWay.whenQuiet(60_000).then(() => (isOver = true));
    first();
    first();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(isOver).toBe(false);
    second();
    await given;
    await underWay.whenQuiet(60_000);
  });

  it('goes on after a while where visitors never end', async () => {
    const underWay = createUnderWay();
    underWay.begin();
    const began = performance.now();
    await underWay.whenQuiet(40);
    expect(performance.now() - began).toBeGreaterThan(30);
  });
});
