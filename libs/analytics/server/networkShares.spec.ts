import { describe, expect, it } from 'vitest';
import { NetworkShares } from './networkShares.js';

const NOW = Date.UTC(2026, 10, 24, 10);

describe('shares of networks', () => {
  it('API-03 one network adds so much to a site in a day, another as much, and the next day again', () => {
    const shares = new NetworkShares(50);
    expect([shares.take('harbour', 'a', 20, NOW), shares.take('harbour', 'a', 20, NOW)]).toEqual([20, 20]);
    expect([shares.take('harbour', 'a', 20, NOW), shares.take('harbour', 'a', 20, NOW)]).toEqual([10, 0]);
    expect([shares.take('harbour', 'b', 20, NOW), shares.take('northline', 'a', 20, NOW)]).toEqual([20, 20]);
    expect(shares.take('harbour', 'a', 20, NOW + 86_400_000)).toBe(20);
  });
  it('API-03 more networks than are remembered share one', () => {
    const shares = new NetworkShares(50, 10);
    let added = 0;
    for (let n = 0; n < 1000; n += 1) added += shares.take('harbour', `network ${n}`, 20, NOW);
    expect(added).toBe(10 * 20 + 50);
  });
});
