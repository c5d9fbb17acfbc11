import { describe, expect, it } from 'vitest';
import { tabAfter } from './tabAfter.js';

describe('keys of tabs', () => {
  const ids = ['sales', 'service', 'parts'];

  it('LOC-01 arrows go round, Home and End go to the ends, other keys nowhere', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'].map((key) => tabAfter(ids, 'sales', key))).toEqual([
      'service',
      'parts',
      'sales',
      'parts',
      undefined,
    ]);
    expect(tabAfter(ids, 'parts', 'ArrowRight')).toBe('sales');
    expect(tabAfter([], undefined, 'ArrowRight')).toBeUndefined();
  });
});
