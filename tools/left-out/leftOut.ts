import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import type { PageDefinition } from '@forecourt/composition';
import { signInRoute } from '@forecourt/contracts';
import type { HostDefinition } from '@forecourt/ssr';
import type { HostRenderer } from '@forecourt/ssr/server';
import type { HostBundle } from '@forecourt/service/site-host';
import { publicConfig } from '@forecourt/service/sites';
import { checkedSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import {
  hostDir,
  type InstalledTemplate,
  TEMPLATES,
  type TemplateName,
} from '../../apps/server/src/configuration/templates.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import { HOST_ENTRIES } from '../host/hostModule.ts';
import type * as withoutModule from '../host/rendererWithout.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { hostConfig } from '../vite-host.ts';
import { answerOf, crawl, type Crawled, pathOf } from './crawl.ts';

type Values = Readonly<Record<string, unknown>>;
const BUILT = 'dist/left-out';

/** Builds the server's half of a template's host, so that it can be rendered without one of its features. */
async function buildServer(template: string): Promise<typeof withoutModule> {
  // a test run says NODE_ENV=test, which would put development code into the pages
  process.env['NODE_ENV'] = 'production';
  const root = hostDir(template);
  const server = path.join(import.meta.dirname, '../host/rendererWithout.ts');
  const config = hostConfig(root, { entries: { ...HOST_ENTRIES, server }, outDir: BUILT });
  const builder = await createBuilder({ ...config, configFile: false, logLevel: 'warn' });
  const environment = builder.environments['ssr'];
  if (!environment) throw new Error('A host has no environment for its server.');
  await builder.build(environment);
  const entry = path.join(root, BUILT, 'server/entry-server.js');
  return (await import(pathToFileURL(entry).href)) as typeof withoutModule;
}

/** A host without browser files: its pages work without script. */
const bundleOf = (template: string, renderer: HostRenderer, clientDir: string): HostBundle => ({
  template,
  renderer: { ...renderer, template },
  clientDir: mkdtempSync(clientDir),
  pageAssets: () => ({ entry: '/none.js', preloads: [] }),
});

/** Sections that a host has for a feature alone. */
function sectionsOf({ features }: HostDefinition, feature: string, { sections }: InstalledTemplate): string[] {
  const others = new Set(features.map(({ id }) => id).filter((id) => id !== feature));
  const pages = features.find(({ id }) => id === feature)?.pages ?? [];
  const own = new Set([feature, ...pages.flatMap((page) => page.sections ?? []).map(({ id }) => id)]);
  return sections.map(({ id }) => id).filter((id) => own.has(id) && !others.has(id));
}

const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** The dealer of a template that uses most of it: one that sells online, if any does. */
function dealerOf(template: string): string {
  const own = checkedSites().all.filter((site) => site.template === template && site.stockOwner === site.slug);
  const found = own.find(({ config }) => config['purchase']?.['isOn'] === true) ?? own[0];
  if (!found) throw new Error(`No demo dealer has the template ${template}.`);
  return found.slug;
}

/** What a site does whose template leaves out a feature that its dealer's pages, menus and front page know. */
export interface LeftOut {
  readonly feature: string;
  /** Links to pages that are not there, each with the page that has it. Those that the dealer wrote do not count. */
  readonly deadLinks: readonly string[];
  /** Other pages that do not open. */
  readonly failed: readonly string[];
  /** Addresses of pages that went with the feature and still lead somewhere. */
  readonly open: readonly string[];
  /** What was written to the console. */
  readonly faults: readonly string[];
}

export interface LeavingOut {
  /** Features that others need, with what says so. */
  readonly refused: ReadonlyMap<string, string>;
  /** Addresses of the whole host that do not open. */
  readonly failed: readonly string[];
  readonly sites: readonly LeftOut[];
  /** Lines of the start. */
  readonly notices: readonly string[];
}

/** Starts a platform on which one dealer has a site for each feature of its template, with all features but that. */
export async function leavingOut(template: TemplateName): Promise<LeavingOut> {
  const scratch = mkdtempSync(path.join(temporaryFolder(), 'forecourt-left-out-'));
  const dealersDir = path.join(scratch, 'dealers');
  const slug = dealerOf(template);
  const folder = path.join(ROOT, 'dealers', slug);
  const installed = TEMPLATES[template];
  const { host, rendererWithout } = await buildServer(template);
  // brings React, which must find the builder's NODE_ENV
  const { gateOf } = await import('@forecourt/composition');
  const renderers = new Map<string, HostRenderer>();
  const refused = new Map<string, string>();
  for (const { id } of host.features) {
    try {
      renderers.set(id, rendererWithout(id));
    } catch (error) {
      refused.set(id, error instanceof Error ? error.message : String(error));
    }
  }
  const features = [...renderers.keys()];
  const nameOf = (feature: string) => `without-${feature}`;

  cpSync(folder, path.join(dealersDir, slug), { recursive: true });
  const source = JSON.parse(readFileSync(path.join(folder, 'site.json'), 'utf8')) as Record<string, Values>;
  const written = globSync('**/*.{json,md}', { cwd: folder })
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  for (const feature of features) {
    const own = path.join(dealersDir, nameOf(feature));
    cpSync(folder, own, { recursive: true });
    const site = { ...source['site'], id: feature, hosts: [`${nameOf(feature)}.localhost`], stockOf: slug };
    const values = without(source, sectionsOf(host, feature, installed));
    writeFileSync(path.join(own, 'site.json'), JSON.stringify({ ...values, template: nameOf(feature), site }));
  }
  const clientDir = path.join(scratch, 'client-');
  const partial = ([feature, own]: [string, HostRenderer]): InstalledTemplate => {
    const names = sectionsOf(host, feature, installed);
    const bundle = bundleOf(nameOf(feature), own, clientDir);
    return {
      values: without(installed.values, names),
      sections: installed.sections.filter(({ id }) => !names.includes(id)),
      loadHost: () => Promise.resolve(bundle),
    };
  };
  const renderer = rendererWithout();
  const notices: string[] = [];
  const forecourt = await startForecourt({
    port: 0,
    dataDir: path.join(scratch, 'data'),
    dealersDir,
    templates: {
      [template]: { ...installed, loadHost: () => Promise.resolve(bundleOf(template, renderer, clientDir)) },
      ...Object.fromEntries([...renderers].map((item) => [nameOf(item[0]), partial(item)])),
    },
    // a few vehicles are enough
    demoStock: {
      ...DEMO_STOCK,
      vehiclesOf: (sites, now) =>
        [...DEMO_STOCK.vehiclesOf(sites, now)].map((stock) => ({ ...stock, vehicles: stock.vehicles.slice(0, 30) })),
    },
    onProgress: (line) => notices.push(line),
  });
  try {
    const site = forecourt.service.sites.bySlug(slug);
    if (!site) throw new Error(`${slug} does not run: ${notices.join('\n')}`);
    const rendered = { slug, origin: 'https://site.example', config: publicConfig(site), paths: site.paths };
    const pageAt = (address: string) => renderer.pageAt(rendered, address);
    const openOn = (name: string) => (address: string) => answerOf(forecourt.port, `${name}.localhost`, address);
    const whole = await crawl((address) => answerOf(forecourt.port, site.site.hosts[0] ?? '', address), pageAt, ['/']);
    const isWritten = (link: string) => written.includes(`"${link}"`) || written.includes(`(${link})`);
    const goneOf = (feature: string) => {
      const own = forecourt.service.sites.bySlug(nameOf(feature));
      const partial = renderers.get(feature);
      if (!own || !partial) throw new Error(`The site without ${feature} does not run: ${notices.join('\n')}`);
      const site = { ...rendered, config: publicConfig(own) };
      const lacking = new Set(partial.lacking(site).map(({ page }) => page));
      const canSignIn = partial.pagesOf(site).has(signInRoute.id);
      // behind a sign-in that the site does not have
      const isClosed = (page: PageDefinition) => !canSignIn && gateOf(page, own) !== undefined;
      const pages = host.features.filter(({ id }) => id !== feature).flatMap((other) => other.pages ?? []);
      const left = pages.filter((page) => lacking.has(page.route.id) || isClosed(page)).map(({ route }) => route.id);
      return (page: string) => page.startsWith(`${feature}/`) || left.includes(page);
    };
    const sites: LeftOut[] = [];
    for (const feature of features)
      sites.push(
        await leftOut(feature, { isGone: goneOf(feature), whole, pageAt, isWritten, open: openOn(nameOf(feature)) }),
      );
    return {
      refused,
      failed: [...whole.status].filter(([, status]) => status >= 400).map(([address]) => address),
      sites,
      notices,
    };
  } finally {
    await forecourt.close();
    rmSync(scratch, { recursive: true, force: true });
    rmSync(path.join(hostDir(template), BUILT), { recursive: true, force: true });
  }
}

const NOWHERE = '/no-such-page/at/all';

interface Surroundings {
  /** Whether a page is not there: one of the feature, or one that reads its options and is left out with it. */
  readonly isGone: (page: string) => boolean;
  readonly whole: Crawled;
  /** The page of the whole host that a path leads to. */
  readonly pageAt: (path: string) => string | undefined;
  readonly isWritten: (link: string) => boolean;
  readonly open: Parameters<typeof crawl>[0];
}

async function leftOut(feature: string, { isGone, whole, pageAt, isWritten, open }: Surroundings): Promise<LeftOut> {
  const isOwn = (address: string) => isGone(pageAt(pathOf(address)) ?? '');
  const addresses = [...whole.status.keys()];
  const { error } = console;
  const faults = new Set<string>();
  console.error = (...said: unknown[]) => void faults.add(said.map(String).join(' ').slice(0, 300));
  try {
    // the page that says that there is none has links, too
    const others = [...addresses.filter((address) => !isOwn(address)), NOWHERE];
    const { status, linkedFrom } = await crawl(open, pageAt, others);
    const own: string[] = [];
    for (const address of addresses.filter(isOwn)) if ((await open(address)).status !== 404) own.push(address);
    return {
      feature,
      deadLinks: [...linkedFrom]
        .filter(([link]) => (isOwn(link) || status.get(link) === 404) && !isWritten(link))
        .map(([link, page]) => `${link} on ${page}`),
      failed: [...status]
        .filter(([address, code]) => code >= 400 && address !== NOWHERE && !isOwn(address) && !isWritten(address))
        .map(([address, code]) => `${code} ${address} from ${linkedFrom.get(address) ?? 'the whole site'}`),
      open: own,
      faults: [...faults],
    };
  } finally {
    console.error = error;
  }
}
