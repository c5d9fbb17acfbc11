import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { platformLegalTexts } from '@forecourt/content/server';
import { draftDealer, newDealer } from '../dealer/newDealer.ts';
import { openFiles, openPoints } from './openPoints.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-open-'));
afterAll(() => rmSync(dir, { recursive: true }));
const listed = (source: unknown) => openPoints(JSON.parse(JSON.stringify(source))).map(({ at }) => at);

it('TEN-03 a dealer of whom little is known has all that is missing listed', () => {
  const dealer = draftDealer({ slug: 'a', template: 'preowned', name: 'A', places: [{ slug: 'main', name: 'A' }] });
  expect(listed(dealer)).toEqual([
    ...['site.legalName', 'site.abn', 'site.email', 'site.privacyEmail', 'site.timeZone'],
    ...['site.licences.0.label', 'site.licences.0.number', 'site.licences.0.state'],
    ...['street', 'city', 'state', 'postcode'].map((key) => `site.locations.0.address.${key}`),
    ...['phone', 'lat', 'long', 'time_zone', 'hours'].map((key) => `site.locations.0.${key}`),
    ...['finance.disclaimer.text', 'site.hosts'],
  ]);
});

it('TEN-03 of one with everything, what is filled in is listed no more', () => {
  const dealer = newDealer({
    ...{ slug: 'hills', name: 'Hills Motors', licence: '12345', email: 'sales@hills.example', phone: '03 5550 1000' },
    ...{ street: '1 View Street', city: 'Bendigo', state: 'VIC', postcode: '3550', lat: -36.757, long: 144.279 },
    ...{ hours: 'Mon-Fri 09:00-17:30', host: 'www.hills.example' },
  }) as { site: object; finance: object };
  expect(listed(dealer)).toEqual(['site.abn', 'site.privacyEmail', 'finance.disclaimer.text']);
  const site = { ...dealer.site, abn: '51 824 753 556', privacyEmail: 'privacy@hills.example' };
  expect(listed({ ...dealer, site, finance: { ...dealer.finance, isShown: false } })).toEqual([]);
});

it('TEN-03 anything may be in the file', () => {
  for (const source of [null, [], 'x', 3, { site: [] }, { site: { locations: [null, 3], licences: 'x', hosts: {} } }])
    expect(listed(source)).toContain('site.legalName');
});

it('TEN-03 the basis of prices and legal drafts are listed until somebody has decided', () => {
  mkdirSync(path.join(dir, 'feeds'));
  mkdirSync(path.join(dir, 'content/legal'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
  write('feeds/stock.json', JSON.stringify({ fields: { price: { from: 'Price' } } }));
  const text = platformLegalTexts('en-AU').get('privacy-policy') ?? '';
  write('content/legal/privacy-policy.md', text);
  const at = () => openFiles(dir, {}).map((point) => point.at);
  expect(at()).toEqual(['feeds/stock.json: defaults.price_type', 'content/legal/privacy-policy.md']);
  write('feeds/stock.json', JSON.stringify({ fields: { price: {} }, defaults: { price_type: 'drive_away_price' } }));
  write('content/legal/privacy-policy.md', text.replace(/^updated: .*$/m, 'updated: 2026-11-28'));
  expect(at()).toEqual([]);
  write('feeds/stock.json', 'no JSON');
  expect(at()).toEqual([]);
});
