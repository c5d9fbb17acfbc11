import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkDealers } from '../dealers-check/checkDealers.ts';
import { newDealer } from '../dealer/newDealer.ts';
import { readSettings } from './settings.ts';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-settings-'));
const places = { dealers: path.join(root, 'dealers'), data: path.join(root, 'data') };
const NAMED = { FORECOURT_STRIPE_KEY: 'sk', FORECOURT_STRIPE_HOOK: 'whsec', FORECOURT_CAPTCHA: 'secret' };

beforeAll(() => {
  const dealer = newDealer({
    ...{ slug: 'hills', name: 'Hills Motors', licence: '12345', email: 'sales@hills.example', phone: '03 5550 1000' },
    ...{ street: '1 View Street', city: 'Bendigo', state: 'VIC', postcode: '3550', lat: -36.757, long: 144.279 },
    hours: 'Mon-Fri 09:00-17:30',
  }) as Record<string, Record<string, unknown>>;
  dealer['leads'] = { ...dealer['leads'], captchaSecret: 'FORECOURT_CAPTCHA' };
  dealer['checkout'] = {
    payment: {
      provider: 'stripe',
      secretKey: 'FORECOURT_STRIPE_KEY',
      webhookSecret: 'FORECOURT_STRIPE_HOOK',
    },
  };
  mkdirSync(path.join(places.dealers, 'hills'), { recursive: true });
  writeFileSync(path.join(places.dealers, 'hills/site.json'), JSON.stringify(dealer));
});
afterAll(() => rmSync(root, { recursive: true }));

it('a command takes the variables that dealers name for deposits and captchas, as the server does', () => {
  expect(readSettings(places, NAMED).sites.all.map(({ slug }) => slug)).toEqual(['hills']);
  expect(() => readSettings(places, { ...NAMED, FORECOURT_STRIPE_HOKE: 'whsec' })).toThrow(
    'FORECOURT_STRIPE_HOKE: no such variable',
  );
});

it('so does the check of dealers', async () => {
  for (const [name, value] of Object.entries(NAMED)) vi.stubEnv(name, value);
  const lines: string[] = [];
  await checkDealers([], { dealersDir: places.dealers, say: (line) => lines.push(line) });
  expect(lines[0]).toBe('1 dealer is valid: hills (preowned)');
  vi.unstubAllEnvs();
}, 60_000);
