import { describe, expect, it } from 'vitest';
import { cookieIn } from '@forecourt/runtime';
import { dismissalCookie, DISMISSED, isDismissed } from './dismissal.js';

const at = (id: string, slug = 'newcastle') => ({ id, location: { slug, name: slug } });
/** What a browser sends back of a cookie. */
const sent = (cookie: string) => `a=1; ${cookie.split(';')[0]}; b=2`;
const isHidden = (cookies: string, vehicle: ReturnType<typeof at>) =>
  isDismissed(cookieIn(cookies, DISMISSED), vehicle);

describe('a dismissed announcement', () => {
  it('VDP-17 hides for its vehicle, and for no other, not even at the same place', () => {
    const cookies = sent(dismissalCookie('', at('A;1=|/'), 'https:'));
    expect(isHidden(cookies, at('A;1=|/'))).toBe(true);
    expect(isHidden(cookies, at('B2'))).toBe(false);
    expect(isHidden('', at('B2'))).toBe(false);
    expect(isHidden(`x${cookies.slice(5)}`, at('A;1=|/'))).toBe(false);
  });
  it('VDP-17 shows again when the vehicle was moved', () => {
    expect(isHidden(sent(dismissalCookie('', at('A'), 'https:')), at('A', 'gold-coast'))).toBe(false);
  });
  it('VDP-17 is kept with earlier ones, of which the oldest are dropped', () => {
    let cookies = '';
    for (let n = 0; n < 25; n++) cookies = sent(dismissalCookie(cookies, at(`V${n}`), 'https:'));
    expect([24, 5, 4, 0].map((n) => isHidden(cookies, at(`V${n}`)))).toEqual([true, true, false, false]);
    const again = sent(dismissalCookie(cookies, at('V24'), 'https:'));
    expect(again).toBe(cookies);
  });
  it('VDP-17 is forgotten after a day', () => {
    expect(dismissalCookie('', at('A'), 'https:')).toMatch(/; max-age=86400; samesite=lax; secure$/);
    expect(dismissalCookie('', at('A'), 'http:')).not.toMatch(/secure/);
  });
});
