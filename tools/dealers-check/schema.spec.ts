import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { complianceWarnings } from './compliance.ts';
import { WORDS_SECTION } from '@forecourt/words';
import { dealerSchema, feedMappingSchema } from './schema.ts';

const sites = readSites();
const { sections } = TEMPLATES.group;
const site = sites.bySlug('harbour');

/** What a validator finds wrong with a file. */
// What Ajv saves when it checks is far less than what it takes to write a check of over a thousand options tersely.
// A check that stops at the first error nests each option in the one before: too deep for so many.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true, code: { optimize: false } });
const checker = (schema: object) => {
  const validate = ajv.compile(schema);
  return (file: unknown) => (validate(file), validate.errors ?? []);
};
const problemsOf = checker(dealerSchema(TEMPLATES));
const problemsOfMapping = checker(feedMappingSchema());

const fileOf = (slug: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(ROOT, 'dealers', slug, 'site.json'), 'utf8')) as Record<string, unknown>;

describe('dealers', () => {
  it.each(sites.all.map(({ slug }) => slug))('TEN-03 the schema takes the file of %s', (slug) => {
    expect(problemsOf(fileOf(slug))).toEqual([]);
  });
  it.each<[string, object]>([
    ['a section that no template has', { serch: {} }],
    ['a key that its section does not have', { search: { pageSzie: 24 } }],
    ['a value of another kind', { search: { debounceMs: 'soon' } }],
    ['a template that is not there', { template: 'grand' }],
    ['no template', { template: undefined }],
  ])('TEN-03 the schema refuses %s', (_what, change) => {
    expect(problemsOf({ ...fileOf('harbour'), ...change })).not.toEqual([]);
  });
  it('TEN-03 the schema refuses a section that a dealer’s template does not have', () => {
    const problemsOfBare = checker(dealerSchema({ ...TEMPLATES, bare: { sections: [] } }));
    const { site: own } = fileOf('harbour');
    expect(problemsOfBare({ template: 'bare', site: own })).toEqual([]);
    expect(problemsOfBare({ template: 'bare', site: own, search: {} })).not.toEqual([]);
    expect(problemsOfBare({ template: 'group', site: own, search: {} })).toEqual([]);
  });
  it('TEN-03 a dealer rewords what its template says, and nothing that another template says', () => {
    const words = { 'offers.more': 'More' };
    expect(problemsOf({ ...fileOf('harbour'), words })).toEqual([]);
    expect(problemsOf({ ...fileOf('twofour'), words })).not.toEqual([]);
  });
  it('TEN-03 a section but that of its words is the same in every template', () => {
    const all = Object.values(TEMPLATES).flatMap((template) =>
      template.sections.filter(({ id }) => id !== WORDS_SECTION),
    );
    const written = all.map(({ schema }) => JSON.stringify(z.toJSONSchema(schema, { io: 'input' })));
    expect(new Set(written).size).toBe(new Set(all.map(({ id }) => id)).size);
  });
  it.each(globSync('libs/stock/{mappings/*,server/testing/feeds/*.map}.json', { cwd: ROOT }))(
    'API-05 the schema of feeds’ mappings takes %s',
    (file) => {
      expect(problemsOfMapping(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
    },
  );
  it('TEN-03 the schema explains options and lets a layer leave out or remove any of them', () => {
    const { properties } = dealerSchema(TEMPLATES) as {
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
