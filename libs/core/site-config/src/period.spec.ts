import { describe, expect, it } from 'vitest';
import { isWithin } from './period.js';
import { moment } from './sections/moment.js';

describe('a period of the configuration', () => {
  const stocktake = { startsAt: '2025-07-01T00:00:00+10:00', expiresAt: '2025-07-24T00:00:00+10:00' };
  it('SRCH-14 NAV-05 begins with its first moment and ends before its last, by its own offset', () => {
    expect(isWithin(stocktake, Date.parse('2025-06-30T13:59:59.999Z'))).toBe(false);
    expect(isWithin(stocktake, Date.parse('2025-06-30T14:00:00Z'))).toBe(true);
    expect(isWithin(stocktake, Date.parse('2025-07-23T13:59:59.999Z'))).toBe(true);
    expect(isWithin(stocktake, Date.parse('2025-07-23T14:00:00Z'))).toBe(false);
  });
  it('has no end where it names none', () => {
    expect(isWithin({}, 0)).toBe(true);
    expect(isWithin({ startsAt: stocktake.startsAt }, Date.parse('2099-01-01'))).toBe(true);
    expect(isWithin({ expiresAt: stocktake.expiresAt }, 0)).toBe(true);
  });
  it.each(['2025-07-01', '2025-07-01T00:00:00', 'tomorrow'])('%s is no moment', (text) => {
    expect(moment.safeParse(text).error?.issues[0]?.message).toContain('with its offset');
  });
});
