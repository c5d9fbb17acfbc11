import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anyTemplates as templates } from './anyTemplates.spec.help.js';
import { createSites, runnableSites, variablesIn } from './createSites.js';

const DEALERS = path.join(import.meta.dirname, '../../../../../dealers');

let root: string;
let dir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'forecourt-runnable-'));
  dir = path.join(root, 'dealers');
  for (const slug of ['harbour', 'northline', 'wattle'])
    cpSync(path.join(DEALERS, slug, 'site.json'), fileOf(slug), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const fileOf = (slug: string) => path.join(dir, slug, 'site.json');
type Config = Record<string, Record<string, unknown>>;
const edit = (slug: string, change: (config: Config) => void) => {
  const config = JSON.parse(readFileSync(fileOf(slug), 'utf8')) as Config;
  change(config);
  writeFileSync(fileOf(slug), JSON.stringify(config));
};
const start = () => runnableSites({ dealersDir: dir, templates });
const slugs = () => start().all.map(({ slug }) => slug);

describe('sites that can run', () => {
  it('TEN-03 a broken dealer stays out, is named with its problems, and stops no other', () => {
    edit('harbour', (config) => void (config['site']!['includeSoldCarsDays'] = 'three'));
    writeFileSync(fileOf('northline'), '{ "template": "franchise", "leads": { "secret": "FORECOURT_CRM" },');
    const sites = start();
    expect(sites.all.map(({ slug }) => slug)).toEqual(['wattle']);
    expect(sites.byHost('wattle.localhost')?.slug).toBe('wattle');
    expect(sites.byHost('harbour.localhost')).toBeUndefined();
    expect(sites.broken).toMatchObject([
      { slug: 'harbour', runsByLast: false },
      { slug: 'northline', runsByLast: false },
    ]);
    // the environment may still have what it names
    expect(variablesIn(path.join(dir, 'northline'))).toEqual(['FORECOURT_CRM']);
    expect(sites.broken[0]?.problems).toEqual([
      expect.stringContaining('dealers/harbour/site.json: site.includeSoldCarsDays: '),
    ]);
    // what checks dealers refuses them all the same
    expect(() => createSites({ dealersDir: dir, templates })).toThrow('dealers/harbour/site.json');
  });

  it('TEN-01 of two dealers with one id, the second stays out, and both are named', () => {
    edit('wattle', (config) => void (config['site']!['id'] = '1001'));
    const { all, broken } = start();
    expect(all.map(({ slug }) => slug)).toEqual(['harbour', 'northline']);
    expect(broken).toMatchObject([
      {
        slug: 'wattle',
        runsByLast: false,
        problems: [expect.stringContaining('wattle/site.json: site.id: "1001" is already the id of "harbour"')],
      },
    ]);
  });

  it('TEN-04 a site goes out with the owner of its stock, which alone is at fault', () => {
    edit('northline', (config) => {
      config['site']!['stockOf'] = 'harbour';
      config['vehicle'] = { ...config['vehicle'], cardRepayment: false };
    });
    edit('harbour', (config) => {
      config['vehicle'] = { ...config['vehicle'], cardRepayment: false };
    });
    expect(slugs()).toEqual(['harbour', 'northline', 'wattle']);
    writeFileSync(fileOf('harbour'), 'no JSON');
    const { all, broken } = start();
    expect(all.map(({ slug }) => slug)).toEqual(['wattle']);
    expect(broken).toMatchObject([
      { slug: 'harbour', runsByLast: false },
      { slug: 'northline', problems: [expect.stringContaining('"harbour", whose stock the site shows, stays out')] },
    ]);
    expect(() => createSites({ dealersDir: dir, templates })).not.toThrow('northline');
  });

  it('TEN-03 none that can run ends the start with every problem', () => {
    for (const slug of ['harbour', 'northline', 'wattle']) writeFileSync(fileOf(slug), '[]');
    expect(start).toThrow(/dealers\/harbour\/site\.json: must be an object.*dealers\/wattle\/site\.json: must be/s);
  });
});
