import { describe, expect, it } from 'vitest';
import { dismissalCookie, isDismissed } from './dismissal.js';

describe('a dismissed announcement', () => {
  it.each([
    ['', false],
    ['a=1; b=2', false],
    ['a=1; forecourt-announcement=dismissed; b=2', true],
    ['xforecourt-announcement=dismissed', false],
  ])('VDP-17 is known from the cookies "%s": %s', (cookies, expected) => {
    expect(isDismissed(cookies)).toBe(expected);
  });
  it('VDP-17 is kept for the session', () => {
    expect(isDismissed(dismissalCookie('https:').split(';')[0] ?? '')).toBe(true);
    expect(dismissalCookie('https:')).not.toMatch(/max-age|expires/i);
    expect(dismissalCookie('https:')).toMatch(/secure/);
    expect(dismissalCookie('http:')).not.toMatch(/secure/);
  });
});
