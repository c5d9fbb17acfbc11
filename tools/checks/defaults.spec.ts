import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { financeOf } from '@forecourt/finance-maths';
import { vehicleOptionsOf, type ConfigSection } from '@forecourt/site-config';
import { FIRST_LANGUAGE, wordsOf, WORDS_SECTION } from '@forecourt/words';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { formsOf } from '../../libs/forms/web/rules/formsOf.ts';
import { defaultFooter, defaultMenu } from '../../libs/navigation/web/rules/defaultLinks.ts';
import { navigationWords } from '../../libs/navigation/web/words/navigationWords.ts';
import { CORE_SECTIONS } from '../dealers-check/compliance.ts';
import { wordsFiles } from '../words/catalogues.ts';

const sections: readonly ConfigSection[] = [
  ...new Map(
    [...CORE_SECTIONS, ...Object.values(TEMPLATES).flatMap((template) => template.sections)].map((section) => [
      section.id,
      section,
    ]),
  ).values(),
];

/** Defaults in English that no page says: names and codes of the stock, of leads and of partners. */
const CODES: ReadonlySet<string> = new Set([
  'forms.categories', // leads are routed and counted by them; forms say them in the language
  'locations.serviceCategory', // one of them
  'locations.hiddenInCarousel', // name of a place
  'vehicle.testDriveOnlyTags', // tags of the stock
  'finance.quote.creditScore', // sent to a partner
  'theme.fontDisplay', // names of fonts
  'theme.fontBody',
]);

/** Time zones, font families and the like have no space or are in other signs; sentences have words. */
const isEnglish = (text: string): boolean => /^[“"(]?[A-Z][a-z’]+(\b|$)(?!\/)|[A-Za-z]{2,}[,.]? [a-z]{2,}/.test(text);

/** Texts of a value by their paths; the places of a list share one. */
function textsIn(value: unknown, path: string): { readonly path: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${path}.${key}`));
}

/** Defaults that a schema itself declares, anywhere in it. */
function declaredIn(schema: unknown, path: string): { readonly path: string; readonly text: string }[] {
  if (Array.isArray(schema)) return schema.flatMap((item) => declaredIn(item, path));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, item]) =>
    key === 'default' && !path.endsWith('.properties') ? textsIn(item, path) : declaredIn(item, `${path}.${key}`),
  );
}

const sectionOf = (id: string): ConfigSection => sections.find((section) => section.id === id)!;
const TRANSLATED = readSites()
  .all.filter(({ site }) => site.language !== FIRST_LANGUAGE)
  .map((site) => [site.slug, site] as const);
/** Every message in English but words for values of the stock, which options name as the stock has them. */
const ENGLISH = new Set(wordsFiles().flatMap(({ id, texts }) => (id === 'vehicle' ? [] : Object.values(texts))));

const isText = ({ path, text }: { readonly path: string; readonly text: string }) =>
  isEnglish(text) && !CODES.has(path);

describe('TEN-03 a text that a dealer leaves out is a message in the language of the site', () => {
  it.each(sections.map((section) => [section.id, section] as const))('%s has no text as a default', (id, section) => {
    const schema = z.toJSONSchema(section.schema, { io: 'input' });
    expect([...textsIn(section.defaults, id), ...declaredIn(schema, id)].filter(isText)).toEqual([]);
  });

  it.each(Object.entries(TEMPLATES))('the template %s has texts in its words alone', (_name, { values }) => {
    const { [WORDS_SECTION]: _words, theme: _fonts, ...others } = values;
    expect(textsIn(others, 'template').filter(isText)).toEqual([]);
  });

  it('the description of an option says what is said where it is left out', () => {
    const { properties } = z.toJSONSchema(sectionOf('offers').schema, { io: 'input' });
    expect(properties).toMatchObject({
      title: { description: expect.stringContaining('Left out: “Special Offers”') as string },
    });
  });

  it.each(TRANSLATED)('%s leaves out texts, and has them in its language', (_slug, site) => {
    const say = wordsOf(site, navigationWords);
    const said = { forms: formsOf(site), finance: financeOf(site), vehicle: vehicleOptionsOf(site) };
    const links = { menu: defaultMenu(say), footer: defaultFooter(say) };
    const texts = textsIn({ ...said, navigation: links }, 'site').map((one) => ({ ...one, path: one.path.slice(5) }));
    expect(texts.filter((one) => isText(one) && ENGLISH.has(one.text))).toEqual([]);
    expect(said.forms.optInVersion).toBe(`1-${site.site.language}`);
  });

  it.each([
    ['Home', true],
    ['Just Sold', true],
    ['sales this month', true],
    ['48-hour money-back guarantee', true],
    ['What’s Included', true],
    ['Australia/Brisbane', false],
    ['search/home-hero', false],
    ['drive_away_price', false],
    ['/finance', false],
    ['QLD', false],
    ['image-not-found.svg', false],
  ])('%j is English: %s', (text, is) => expect(isEnglish(text)).toBe(is));
});
