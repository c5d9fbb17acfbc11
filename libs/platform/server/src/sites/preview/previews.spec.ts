import { describe, expect, it } from 'vitest';
import { inScope, type RequestScope } from '../../observing/requestScope.js';
import type { ConfiguredSite, Sites } from '../createSites.js';
import type { LiveSites } from '../live/index.js';
import { sitesBy } from '../settle.js';
import { clockOfRequest, sitesOfRequest, withDraft, type Preview } from './preview.js';
import { Previews, previewExitCookie } from './previews.js';

const NOW = Date.parse('2026-11-28T00:00Z');
const HOUR = 3_600_000;
const DRAFTS = new Map([
  ['00000000-0000-4000-8000-000000000001', ['harbour', 'harbour.example']],
  ['00000000-0000-4000-8000-000000000002', ['newcomer', 'newcomer.example']],
]);

const siteOf = (slug: string, host: string, name = slug) =>
  ({ slug, site: { name, hosts: [host], timeZone: 'Australia/Sydney' } }) as unknown as ConfiguredSite;
const running: Sites = {
  ...sitesBy([siteOf('harbour', 'harbour.example'), siteOf('wattle', 'wattle.example')]),
  broken: [],
};
const drafts = new Map(
  [...DRAFTS].map(([id, [slug = '', host = '']]) => [id, siteOf(slug, host, `${slug} by a draft`)]),
);
let now = NOW;

/** Previews of an installation whose drafts are there already. */
const previewsOf = (key = 'key') =>
  new Previews({
    key,
    now: () => now,
    originOf: ({ site }) => `https://${site.hosts[0] ?? ''}`,
    live: {
      ...running,
      draft: (slug: string) => Promise.resolve({ id: [...DRAFTS].find(([, [of]]) => of === slug)?.[0] }),
      draftSite: (id: string) => Promise.resolve(drafts.get(id)),
    } as unknown as LiveSites,
  });
const issue = async (slug: string, at?: string, previews = previewsOf()) => {
  const { address, until } = await previews.issue(slug, { dir: '/draft', who: 'kim', at });
  const url = new URL(address);
  return { address, until, host: url.host, token: url.pathname.replace('/preview/', '') };
};

describe('the address of a preview', () => {
  it('TEN-03 opens the draft under the dealer’s own host, as at its moment, until it ends', async () => {
    now = NOW;
    const { token, host, until } = await issue('harbour', '2026-12-26T10:00');
    expect(until).toEqual(new Date(NOW + 72 * HOUR));
    const preview = await previewsOf().open(token, host);
    expect(preview).toMatchObject({ at: Date.parse('2026-12-25T23:00Z'), until: NOW + 72 * HOUR });
    expect(preview?.site.site.name).toBe('harbour by a draft');
    now = NOW + 72 * HOUR;
    expect(await previewsOf().open(token, host)).toBeUndefined();
    now = NOW;
  });

  it('TEN-03 opens a dealer that does not run yet, under the host that the draft names', async () => {
    const { token, address } = await issue('newcomer');
    expect(address).toContain('https://newcomer.example/preview/');
    expect((await previewsOf().open(token, 'newcomer.example'))?.site.slug).toBe('newcomer');
    expect(await previewsOf().open(token, 'elsewhere.example')).toBeUndefined();
  });

  it('TEN-07 opens nothing of another dealer, nor with another key, nor with a letter changed', async () => {
    const { token, host } = await issue('harbour');
    expect(await previewsOf().open(token, 'wattle.example')).toBeUndefined();
    expect(await previewsOf().open(token, 'newcomer.example')).toBeUndefined();
    expect(await previewsOf('another key').open(token, host)).toBeUndefined();
    const [body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
    const longer = Buffer.from(JSON.stringify({ ...claims, until: NOW + 9999 * HOUR })).toString('base64url');
    for (const forged of [`${longer}.${signature}`, `${body}.`, body, '', 'exit', '..', `${token}x`.slice(1)])
      expect(await previewsOf().open(forged, host)).toBeUndefined();
  });

  it('TEN-03 is not made for a moment that no clock of the dealer shows', async () => {
    await expect(issue('harbour', 'Boxing Day')).rejects.toThrow(
      'at: must be a day and a time that clocks in Australia/Sydney show, such as 2026-12-26T10:00, not "Boxing Day"',
    );
  });

  it('TEN-03 is a cookie of its host from then on, until the exit takes it away', async () => {
    const { token, host } = await issue('harbour');
    const previews = previewsOf();
    const preview = await previews.open(token, host);
    const line = previews.cookie(token, preview!, host);
    expect(line).toBe(
      `__Host-forecourt_preview=${token}; Path=/; Max-Age=${72 * 3600}; HttpOnly; SameSite=Lax; Secure`,
    );
    const cookies = line.split(';')[0];
    expect((await previews.of({ cookies, host }))?.site).toBe(preview?.site);
    expect(await previews.of({ cookies, host: 'wattle.example' })).toBeUndefined();
    expect(await previews.of({ cookies: undefined, host })).toBeUndefined();
    expect(previewExitCookie(host)).toContain('__Host-forecourt_preview=; Path=/; Max-Age=0');
  });
});

describe('a request of a preview', () => {
  const draft = siteOf('harbour', 'harbour.new', 'harbour by a draft');
  const preview: Preview = { site: draft, sites: withDraft(running, draft), at: 7, until: 9 };
  const scope: RequestScope = { id: 'a', began: 0, method: 'GET', preview };
  const sites = sitesOfRequest(running);

  it('TEN-07 finds the draft in place of its dealer, under both hosts, and every other site as it runs', () => {
    inScope(scope, () => {
      expect(sites.bySlug('harbour')).toBe(draft);
      expect(sites.byHost('harbour.example')).toBe(draft);
      expect(sites.byHost('harbour.new')).toBe(draft);
      expect(sites.byHost('wattle.example')).toBe(running.bySlug('wattle'));
      expect(sites.all.map(({ site }) => site.name)).toEqual(['harbour by a draft', 'wattle']);
    });
    expect(sites.bySlug('harbour')).toBe(running.bySlug('harbour'));
    expect(sites.byHost('harbour.new')).toBeUndefined();
    expect(sites.all).toBe(running.all);
  });

  it('NAV-07 has the moment of its preview as its clock, and no other request has', () => {
    const clock = clockOfRequest(() => 1);
    expect(inScope(scope, clock)).toBe(7);
    expect(inScope({ ...scope, preview: { ...preview, at: undefined } }, clock)).toBe(1);
    expect(clock()).toBe(1);
  });
});
