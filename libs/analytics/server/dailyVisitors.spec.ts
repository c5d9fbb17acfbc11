import { describe, expect, it } from 'vitest';
import { DailyVisitors } from './dailyVisitors.js';

const look = { site: 'a', day: '2026-11-22', visitor: '198.51.100.7', subject: '1' };

describe('visitors of a day', () => {
  it.each([
    ['another vehicle', { subject: '2' }],
    ['another visitor', { visitor: '198.51.100.8' }],
    ['another site', { site: 'b' }],
    ['the next day', { day: '2026-11-23' }],
  ])('VDP-19 are new once, and again for %s', (_name, other) => {
    const visitors = new DailyVisitors();
    expect([visitors.isNew(look), visitors.isNew(look)]).toEqual([true, false]);
    expect([visitors.isNew({ ...look, ...other }), visitors.isNew({ ...look, ...other })]).toEqual([true, false]);
  });
  it('VDP-19 of one /64 are one visitor: an IPv6 line has a whole network of addresses', () => {
    const visitors = new DailyVisitors();
    const from = (visitor: string) => visitors.isNew({ ...look, visitor });
    expect(from('2001:db8:1:2::1')).toBe(true);
    expect(from('2001:db8:1:2:ffff:ffff:ffff:1')).toBe(false);
    expect(from('2001:0db8:0001:0002::9')).toBe(false);
    expect(from('2001:db8:1:3::1')).toBe(true);
    expect([from('::ffff:198.51.100.7'), from('198.51.100.7')]).toEqual([true, false]);
  });
  it('VDP-19 a visitor who has gone before the answer is not counted, and makes no fault', () => {
    expect(new DailyVisitors().isNew({ ...look, visitor: undefined })).toBe(false);
  });
  it('VDP-19 no visitor is new beyond the limit: a flood of addresses cannot inflate a count', () => {
    const visitors = new DailyVisitors(3);
    const fresh = Array.from({ length: 9 }, (_, at) => visitors.isNew({ ...look, visitor: `10.0.0.${at}` }));
    expect(fresh.filter(Boolean)).toHaveLength(3);
    expect(visitors.isNew({ ...look, day: '2026-11-23' })).toBe(true);
  });
  it('VDP-19 one owner of networks uses up no site’s looks, in however many networks they are', () => {
    const visitors = new DailyVisitors(100, 10);
    const looks = Array.from({ length: 50 }, (_, at) => visitors.isNew({ ...look, visitor: `2001:db8:9:${at}::1` }));
    expect(looks.filter(Boolean)).toHaveLength(10);
    expect(visitors.isNew({ ...look, visitor: '2001:db8:10::1' })).toBe(true);
    expect(visitors.isNew(look)).toBe(true);
  });
});
