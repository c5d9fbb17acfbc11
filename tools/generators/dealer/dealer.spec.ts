import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJson } from '@nx/devkit';
import { checkedSites } from '../../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES, type TemplateName } from '../../../apps/server/src/configuration/templates.ts';
import { complianceWarnings, CORE_SECTIONS } from '../../dealers-check/compliance.ts';
import { faultsOf } from '../../dealers-check/faults.ts';
import { homeSectionNames, sitePages } from '../../dealers-check/sitePages.ts';
import { emptyWorkspace, filesBelow } from '../emptyWorkspace.ts';
import dealer, { type DealerOptions } from './generator.ts';

const HILLS: DealerOptions = {
  slug: 'hills-motors',
  name: 'Hills Motors',
  licence: 12345,
  email: 'sales@hills.example',
  phone: '03 5550 1000',
  street: '1 View Street',
  city: 'Bendigo',
  state: 'VIC',
  postcode: 3550,
  lat: -36.757,
  long: 144.279,
  hours: 'Mon-Fri 09:00-17:30, Sat 09:00-16:00, Sun closed',
};

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-dealer-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** What the check of dealers reads of a generated one. */
async function generated(options: DealerOptions) {
  const tree = emptyWorkspace();
  await dealer(tree, options);
  for (const [file, text] of filesBelow(tree, 'dealers')) {
    const target = path.join(dir, path.relative('dealers', file));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  const [site] = checkedSites(dir).all;
  if (!site) throw new Error('there is no dealer');
  return site;
}

describe('a generated dealer', () => {
  it.each(Object.keys(TEMPLATES) as TemplateName[])(
    'TEN-03 passes the check of dealers in the template %s',
    { timeout: 60_000 },
    async (template) => {
      const site = await generated({ ...HILLS, template });
      expect(site).toMatchObject({ slug: 'hills-motors', template, site: { hosts: ['hills-motors.localhost'] } });
      const faults = await faultsOf(site, [...CORE_SECTIONS, ...TEMPLATES[template].sections], {
        pages: await sitePages(site),
        homeSections: await homeSectionNames(template),
        isElsewhere: () => false,
      });
      expect(faults).toEqual([]);
      expect(complianceWarnings(site, TEMPLATES[template])).toEqual([]);
    },
  );

  it.each([
    ['ACT', '2600'],
    ['NSW', '2000'],
    ['NT', '0800'],
    ['QLD', '4000'],
    ['SA', '5000'],
    ['TAS', '7000'],
    ['VIC', '3000'],
    ['WA', '6000'],
  ])('TEN-03 has the zone of its state: %s', async (state, postcode) => {
    const { site } = await generated({ ...HILLS, state, postcode: Number(postcode) });
    expect(site.locations[0]?.address.postcode).toBe(postcode);
  });

  it('takes the place of none that exists, and of no state that there is not', async () => {
    const tree = emptyWorkspace();
    await dealer(tree, HILLS);
    await expect(dealer(tree, HILLS)).rejects.toThrow('dealers/hills-motors exists already.');
    await expect(dealer(tree, { ...HILLS, slug: 'b', state: 'constructor' })).rejects.toThrow(
      'must be one of ACT, NSW',
    );
    expect(readJson(tree, 'dealers/hills-motors/site.json')).toMatchObject({ site: { id: 'hills-motors' } });
  });

  it('may have any template that there is', () => {
    const schema = JSON.parse(readFileSync(path.join(import.meta.dirname, 'schema.json'), 'utf8')) as {
      properties: { template: { enum: string[] } };
    };
    expect([...schema.properties.template.enum].sort()).toEqual(Object.keys(TEMPLATES).sort());
  });
});
