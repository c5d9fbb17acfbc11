import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { complianceWarnings } from './compliance.ts';
import { dealerSchema, feedMappingSchema } from './schema.ts';

const sites = readSites();
const { sections } = TEMPLATES.group;
const site = sites.bySlug('harbour');

describe('dealers', () => {
  it.each(Object.entries(TEMPLATES))('TEN-03 the schema file of %s is current', (name, template) => {
    const file = JSON.parse(readFileSync(path.join(ROOT, 'dealers/schema', `${name}.json`), 'utf8')) as unknown;
    expect(file, 'run npm run dealers:schema').toEqual(
      JSON.parse(JSON.stringify(dealerSchema(name, template.sections))),
    );
  });
  it('API-05 the schema file of feeds’ mappings is current', () => {
    const file = JSON.parse(readFileSync(path.join(ROOT, 'dealers/schema/feed-mapping.json'), 'utf8')) as unknown;
    expect(file, 'run npm run dealers:schema').toEqual(JSON.parse(JSON.stringify(feedMappingSchema())));
  });
  it('TEN-03 the schema explains options and lets a layer leave out or remove any of them', () => {
    const { properties } = dealerSchema('group', sections) as {
      properties: Record<string, { properties: object; required?: string[] }>;
    };
    expect(properties['vehicle']).not.toHaveProperty('required');
    expect(properties['vehicle']?.properties).toMatchObject({
      noPriceText: {
        description: expect.stringContaining('no price') as string,
        anyOf: [{ type: 'string' }, { type: 'null' }],
      },
    });
  });
  it('TEN-05 the demo dealers use the lawful values', () => {
    const warnings = sites.all.flatMap((one) =>
      complianceWarnings(one, TEMPLATES[one.template as keyof typeof TEMPLATES]),
    );
    expect(warnings).toEqual([]);
  });
  it.each([
    ['forms', { optInDefault: true }, 'forms.optInDefault', 'Spam Act'],
    ['vehicle', { wasPriceMinDays: 0, showWasPrice: true }, 'vehicle.wasPriceMinDays', 'Consumer Law'],
    ['vehicle', { cardRepayment: true }, 'vehicle.cardRepayment', 'National Credit Code'],
    ['finance', { total: 'specification' }, 'finance.total', 'Consumer Law'],
    [
      'finance',
      { teaser: { text: 'Only {repayment}/wk*', rates: 'asterisk' } },
      'finance.teaser',
      'National Credit Code',
    ],
    ['site', { licences: [] }, 'site.licences', '(NSW) s 19A'],
  ])('TEN-03 warns of %s %j, by option and rule', (section, change, option, rule) => {
    if (!site) throw new Error('there is no site');
    const config = { ...site.config, [section]: { ...site.config[section], ...change } };
    const warnings = complianceWarnings({ ...site, config }, { sections });
    expect(
      warnings
        .filter((warning) => warning.option === option)
        .map((warning) => warning.rule)
        .join(),
    ).toContain(rule);
    expect(warnings.every(({ dealer }) => dealer === site.slug)).toBe(true);
  });
});
