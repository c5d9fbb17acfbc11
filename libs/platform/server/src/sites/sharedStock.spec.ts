import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { financeConfig } from '@forecourt/finance-maths/config';
import { ConfigError, defineSection, sectionRef } from '@forecourt/site-config';
import { createSites } from './createSites.js';
import { publicConfig } from './publicConfig.js';
import { repaymentSite, stockOwners } from './sharedStock.js';

const ROOT = path.join(import.meta.dirname, '../../../../..');

type Config = Record<string, Record<string, unknown>>;

const others = [
  'search',
  'navigation',
  'vehicle-detail',
  'forms',
  'garage',
  'locations',
  'content',
  'offers',
  'checkout',
  'purchase',
  'desk',
  'words',
].map((id) => defineSection(sectionRef(id), { schema: z.record(z.string(), z.unknown()), defaults: {} }));
const template = { values: {}, sections: [financeConfig, ...others] };
const templates = { group: template, franchise: template, preowned: { ...template, sections: others }, yard: template };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-group-'));
  cpSync(path.join(ROOT, 'dealers/harbour'), path.join(dir, 'harbour'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const edit = (slug: string, change: (config: Config) => void): void => {
  const file = path.join(dir, slug, 'site.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Config;
  change(config);
  writeFileSync(file, JSON.stringify(config));
};
/** A site of the group, as the owner in all but its name, its host and what `change` says. */
function join(slug: string, owner: string, change: (config: Config) => void = () => undefined): void {
  mkdirSync(path.join(dir, slug));
  cpSync(path.join(dir, 'harbour/site.json'), path.join(dir, slug, 'site.json'));
  edit(slug, (config) => {
    config['site'] = { ...config['site'], id: slug, hosts: [`${slug}.localhost`], stockOf: owner };
    change(config);
  });
}
const sites = () => createSites({ dealersDir: dir, templates });
const problems = (): readonly string[] => {
  try {
    sites();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};
const states = (config: Config) => (config['vehicle'] = { ...config['vehicle'], cardRepayment: true });

describe('stock that a group shares', () => {
  it('TEN-04 is kept under the name of one site; every other site keeps its own', () => {
    join('auburn', 'harbour');
    const { all, bySlug } = sites();
    expect(all.map(({ slug, stockOwner }) => [slug, stockOwner])).toEqual([
      ['auburn', 'harbour'],
      ['harbour', 'harbour'],
    ]);
    expect(stockOwners({ all }).map(({ slug }) => slug)).toEqual(['harbour']);
    expect(publicConfig(bySlug('auburn')!)['site'], 'browsers do not need it').not.toHaveProperty('stockOf');
  });

  it('TEN-04 the guide’s example is one', () => {
    const guide = readFileSync(path.join(ROOT, 'docs/guides/group-stock.md'), 'utf8');
    const example = JSON.parse(/```json\n([^]*?)```/.exec(guide)?.[1] ?? '') as Config;
    join('auburn', 'harbour', (config) => (config['site'] = { ...config['site'], ...example['site'] }));
    const auburn = sites().bySlug('auburn')!;
    expect([auburn.stockOwner, auburn.site.stockRule]).toEqual(['harbour', example['site']!['stockRule']]);
  });

  it('TEN-03 names an owner that is no site, with those that are', () => {
    join('auburn', 'harbor');
    join('brisbane', 'harbour');
    expect(problems()).toEqual([
      'dealers/auburn/site.json: site.stockOf: there is no site "harbor"; allowed are brisbane, harbour ' +
        '(did you mean "harbour"?)',
    ]);
  });

  it('TEN-03 an owner with its own faults is named by them alone', () => {
    join('auburn', 'harbour');
    edit('harbour', (config) => void (config['site']!['includeSoldCarsDays'] = 'three'));
    edit('auburn', (config) => void (config['site']!['includeSoldCarsDays'] = 3));
    expect(problems()).toEqual([expect.stringContaining('dealers/harbour/site.json: site.includeSoldCarsDays')]);
  });

  it('TEN-03 an owner that shows the stock of another is refused, round in a circle too', () => {
    join('auburn', 'brisbane');
    join('brisbane', 'harbour');
    expect(problems()).toEqual([
      'dealers/auburn/site.json: site.stockOf: "brisbane" has no stock of its own, it shows that of ' +
        '"harbour"; name a site without stockOf',
    ]);
    edit('brisbane', (config) => void (config['site']!['stockOf'] = 'auburn'));
    expect(problems().map((line) => line.split(':')[0])).toEqual([
      'dealers/auburn/site.json',
      'dealers/brisbane/site.json',
    ]);
  });

  it('TEN-03 a place or dealership that both know is the same one: the index says one thing of it', () => {
    join('auburn', 'harbour', ({ site }) => {
      const [place, ...rest] = site!['locations'] as Record<string, unknown>[];
      site!['locations'] = [{ ...place, lat: -20, name: 'Auburn', phone: '02 5550 9999' }, ...rest];
      const [dealership, ...more] = site!['dealerships'] as Record<string, unknown>[];
      site!['dealerships'] = [{ ...dealership, name: 'Auburn Cars' }, ...more];
    });
    expect(problems()).toEqual([
      'dealers/auburn/site.json: site.locations.0.name: "Auburn" is "Harbour Auburn" in ' +
        'dealers/harbour/site.json, whose stock the site shows',
      'dealers/auburn/site.json: site.locations.0.lat: -20 is -33.849 in dealers/harbour/site.json, ' +
        'whose stock the site shows',
      'dealers/auburn/site.json: site.dealerships.0.name: "Auburn Cars" is "Harbour Auburn" in ' +
        'dealers/harbour/site.json, whose stock the site shows',
    ]);
  });

  it('CARD-07 sites that state repayments on cards state the same ones, whichever site owns the stock', () => {
    join('auburn', 'harbour', (config) => (config['site']!['financeProvider'] = 'another-lender'));
    expect(problems(), 'no site states any').toEqual([]);
    edit('auburn', states);
    expect(problems(), 'one alone does').toEqual([]);
    const { all, bySlug } = sites();
    expect(repaymentSite(bySlug('harbour')!, all).slug, 'its terms count').toBe('auburn');
    edit('harbour', states);
    edit('auburn', (config) => (config['site']!['financeProvider'] = 'harbour-finance'));
    expect(repaymentSite(sites().bySlug('harbour')!, sites().all).slug).toBe('harbour');
  });

  it('TEN-03 CARD-07 names file and option where they would differ, and a template that lacks the section', () => {
    edit('harbour', states);
    join('auburn', 'harbour', (config) => {
      config['site']!['financeProvider'] = 'another-lender';
      config['finance'] = { ...config['finance'], establishmentFee: 495 };
    });
    const { finance: _finance, ...rest } = JSON.parse(
      readFileSync(path.join(dir, 'harbour/site.json'), 'utf8'),
    ) as Config;
    join('used', 'harbour', () => undefined);
    const used = {
      ...rest,
      template: 'preowned',
      site: { ...rest['site'], id: 'used', hosts: ['used.localhost'], stockOf: 'harbour' },
    };
    writeFileSync(path.join(dir, 'used/site.json'), JSON.stringify(used));
    const why =
      'must be that of dealers/harbour/site.json: both state repayments on the cards of one stock ' +
      '(vehicle.cardRepayment), which are worked out once';
    expect(problems()).toEqual([
      `dealers/auburn/site.json: site.financeProvider: ${why}`,
      `dealers/auburn/site.json: finance.establishmentFee: ${why}`,
      `dealers/used/site.json: finance: ${why}`,
    ]);
  });
});
