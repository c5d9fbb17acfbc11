import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from '@forecourt/api/modules';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { startForecourt, type Forecourt } from '../../apps/server/src/startForecourt.ts';
import { ask } from './ask.ts';

interface OfSubject {
  /** Left out for a subject without pages. */
  readonly page?: string;
  readonly route: string;
  /** The dealer's own links lead to the page, whatever the service has. */
  readonly isLinkedByDealer?: true;
}

/** A page and a route of a module's subject, by the module's id. */
const OWN: ReadonlyMap<string, OfSubject> = new Map<string, OfSubject>([
  ['analytics', { route: '/api/events' }],
  ['content', { page: '/blog', route: '/api/content/posts' }],
  ['desk', { page: '/desk', route: '/api/desk' }],
  ['finance', { page: '/finance', route: '/api/youx/quote', isLinkedByDealer: true }],
  ['locations', { page: '/locations', route: '/api/locations' }],
  ['offers', { page: '/special-offers', route: '/api/offers' }],
]);

/** Modules that others cannot work without: their tables or what they provide. */
const NEEDED: ReadonlySet<string> = new Set(['checkout', 'forms', 'garage', 'leads', 'pictures', 'search', 'stock']);
/** Modules without pages of their own: those of the vehicle are there while its stock is. */
const PAGELESS: ReadonlySet<string> = new Set(['navigation', 'operator', 'vehicle-detail']);
const REMOVABLE = MODULES.map(({ id }) => id).filter((id) => !NEEDED.has(id));

describe.each([...NEEDED])('a service without its module "%s"', (id) => {
  it('API-01 does not start, and says what is missing', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-modules-'));
    const modules = MODULES.filter((module) => module.id !== id);
    const start = startForecourt({ port: 0, dataDir: folder, modules, onProgress: () => undefined });
    await expect(start).rejects.toThrow(/No module provides the port "[a-z/-]+": list the one that does/);
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);
});

describe.each(REMOVABLE)('a service without its module "%s"', (id) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-modules-'));
  const notices: string[] = [];
  let forecourt: Forecourt;
  beforeAll(async () => {
    const modules = MODULES.filter((module) => module.id !== id);
    forecourt = await startForecourt({
      port: 0,
      dataDir: folder,
      modules,
      onProgress: (line) => notices.push(line),
    });
  }, 60_000);
  afterAll(async () => {
    await forecourt.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('API-01 TEN-03 says at start which pages are left out', async ({ skip }) => {
    skip(PAGELESS.has(id) || (OWN.has(id) && OWN.get(id)?.page === undefined), 'it has no pages');
    const hosts = await Promise.all(Object.values(TEMPLATES).map(({ loadHost }) => loadHost()));
    const having = hosts.filter(({ renderer }) => renderer.needs.some(({ module }) => module === id));
    expect(having.length).toBeGreaterThan(0);
    for (const { template } of hosts)
      expect(
        notices.includes(
          `The pages of "${id}" are left out of template ${template}: the service has no module "${id}".`,
        ),
        template,
      ).toBe(having.some((host) => host.template === template));
  });

  it('API-01 has neither its routes nor pages of it, nor links to them; the other pages are there', async () => {
    const answerOf = (address: string) => ask(forecourt.port, 'harbour', address);
    const { paths } = JSON.parse((await answerOf('/api/openapi.json')).text) as {
      paths: Record<string, Record<string, { tags?: string[] }>>;
    };
    const served = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags = [] }) => tags));
    expect(served).toContain('stock');
    expect(served).not.toContain(id);
    const home = await answerOf('/');
    expect(home.status).toBe(200);
    const own = OWN.get(id);
    for (const address of ['/search', '/finance', '/contact-us'])
      if (address !== own?.page) expect((await answerOf(address)).status, address).toBe(200);
    expect((await answerOf('/sitemap.xml')).status).toBe(200);
    if (!own) return;
    expect(Object.keys(paths)).not.toContain(own.route);
    if (own.page === undefined) return;
    expect((await answerOf(own.page)).status).toBe(404);
    if (!own.isLinkedByDealer) expect(home.text).not.toContain(`href="${own.page}`);
    expect((await answerOf('/sitemap.xml')).text).not.toContain(`${own.page}</loc>`);
  });
});
