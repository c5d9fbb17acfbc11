import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailsSessions } from './detailsSessions.js';
import { firstKnown, passesGate, type ShopperPort } from './shopperPort.js';

const START = Date.UTC(2026, 10, 22);
const DAY = 24 * 3600_000;
let now = START;
const sessions = detailsSessions({ key: 'k'.repeat(32), now: () => now });
const pairOf = (line: string): string => line.split(';')[0] ?? '';
const cookie = pairOf(sessions.open('harbour', 'lead-1', 'harbour.example'));

describe('sessions of shoppers who left their details', () => {
  it('SAVE-06 are known to the site that opened them until they end', async () => {
    now = START;
    const shopper = { id: 'lead-1', knownBy: 'details' };
    expect(await sessions.shopperOf('harbour', `theme=a; ${cookie}`)).toEqual(shopper);
    expect(await sessions.shopperOf('northline', cookie)).toBeUndefined();
    now = START + 6.9 * DAY;
    expect(await sessions.shopperOf('harbour', cookie)).toEqual(shopper);
    now = START + 7 * DAY;
    expect(await sessions.shopperOf('harbour', cookie)).toBeUndefined();
    now = START;
  });
  it('SAVE-06 cannot be forged: any other character, key or shape identifies no one', async () => {
    const [name = '', value = ''] = cookie.split('=');
    await fc.assert(
      fc.asyncProperty(
        // the last character of base64 has unused bits
        fc.nat(value.length - 2),
        fc.constantFrom('A', 'b', '_', '.'),
        async (at, letter) => {
          fc.pre(value[at] !== letter);
          const forged = `${name}=${value.slice(0, at)}${letter}${value.slice(at + 1)}`;
          expect(await sessions.shopperOf('harbour', forged)).toBeUndefined();
        },
      ),
    );
    const other = detailsSessions({ key: 'other', now: () => now });
    expect(await other.shopperOf('harbour', cookie)).toBeUndefined();
    for (const shape of ['', '.', 'a.b', `${value}.${value}`, 'x'.repeat(5000)])
      expect(await sessions.shopperOf('harbour', `${name}=${shape}`)).toBeUndefined();
    expect(await sessions.shopperOf('harbour', undefined)).toBeUndefined();
  });
  it('SAVE-06 hold after the key has changed, as long as the earlier one is known', async () => {
    now = START;
    const after = detailsSessions({ key: ['new'.repeat(12), 'k'.repeat(32)], now: () => now });
    expect(await after.shopperOf('harbour', cookie)).toMatchObject({ id: 'lead-1' });
    const newer = pairOf(after.open('harbour', 'lead-2', 'harbour.example'));
    expect(await sessions.shopperOf('harbour', newer), 'signed by the new key').toBeUndefined();
  });
  it('SAVE-06 a forged cookie next to the right one shuts no one out', async () => {
    expect(await sessions.shopperOf('harbour', `forecourt_shopper=x; ${cookie}`)).toBeDefined();
  });
  it('SAVE-05 the cookie is out of reach of scripts, other sites and plain lines', () => {
    const line = sessions.open('harbour', 'lead-1', 'harbour.example');
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', 'Max-Age=604800']) expect(line).toContain(part);
    expect(line).not.toContain('Domain');
    expect(sessions.open('harbour', 'lead-1', 'harbour.localhost:4200')).not.toContain('Secure');
    expect(sessions.open('harbour', 'lead-1', 'harbour.localhost.example')).toContain('Secure');
  });
});

describe('gates', () => {
  const known = (knownBy: 'details' | 'account') => ({ id: '1', knownBy });
  it.each([
    ['open', undefined, true],
    ['details', undefined, false],
    ['details', known('details'), true],
    ['details', known('account'), true],
    ['sign-in', undefined, false],
    ['sign-in', known('details'), false],
    ['sign-in', known('account'), true],
  ] as const)('SAVE-06 %s for %o: %s', (gate, shopper, passes) => {
    expect(passesGate(gate, shopper)).toBe(passes);
  });
  it('SAVE-06 the first port that knows a shopper answers', async () => {
    const port = (id?: string): ShopperPort => ({
      shopperOf: () => Promise.resolve(id === undefined ? undefined : { id, knownBy: 'account' }),
    });
    expect(await firstKnown([port(), port('b'), port('c')]).shopperOf('a', '')).toMatchObject({ id: 'b' });
    expect(await firstKnown([port()]).shopperOf('a', '')).toBeUndefined();
  });
});
