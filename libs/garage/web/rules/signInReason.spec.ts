import { describe, expect, it } from 'vitest';
import { fillPath, homeRoute, mountedPath, myGarageRoute, signInRoute } from '@forecourt/contracts';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';
import { needsPhone, signInReason, signInWords } from './signInReason.js';

const site = { href: (route: Parameters<typeof mountedPath>[0]) => fillPath(mountedPath(route)) };
const asked = (query: Record<string, string>) =>
  signInReason(new URL(`https://harbour.example/sign-in?${new URLSearchParams(query).toString()}`), site);
const say = wordsOf({ config: {} }, garageWords);
const [garage, home, signIn] = [myGarageRoute, homeRoute, signInRoute].map((route) => site.href(route));

describe('what an address requests of the sign-in', () => {
  it('SAVE-03 type, redirect and back as they came', () => {
    expect(asked({ type: 'watchlist', redirect: '/cars/kia?x=1', back: '/search?page=2' })).toEqual({
      type: 'watchlist',
      redirect: '/cars/kia?x=1',
      back: '/search?page=2',
    });
  });
  it.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    `${signIn ?? ''}?type=x`,
    '',
  ])('SAVE-06 %j leads to the garage, and back to the front page', (path) => {
    expect(asked({ redirect: path, back: path })).toEqual({ type: 'garage', redirect: garage, back: home });
  });
  it('SAVE-06 a type that is no word of ours is the usual one', () => {
    for (const type of ['constructor', '<script>', 'x'.repeat(100)])
      expect(signInWords(asked({ type }).type, say).title).toMatch(/^Sign in/);
    expect(signInWords('watchlist', say)).not.toEqual(signInWords('else', say));
  });
  it('SAVE-03 a watchlist needs a phone, other things do not', () => {
    expect(needsPhone({ type: 'watchlist' }, { phone: null })).toBe(true);
    expect(needsPhone({ type: 'watchlist' }, { phone: '+61412345678' })).toBe(false);
    expect(needsPhone({ type: 'garage' }, { phone: null })).toBe(false);
  });
});
