import {
  type ConfigSection,
  leadsConfig,
  resolveConfig,
  siteConfig,
  themeConfig,
  vehicleConfig,
  withWords,
} from '@forecourt/site-config';
import OWN_FILES from 'virtual:story-pictures';
import STOCK from 'virtual:story-stock';
import type { Vehicle } from '@forecourt/vehicle';
import { COMMON_WORDS } from '../apps/server/src/configuration/words.ts';

const templates = import.meta.glob<Record<string, unknown>>('../apps/*/src/template.json', {
  eager: true,
  import: 'default',
});
const files = import.meta.glob<Record<string, unknown>>('../dealers/*/site.json', { eager: true, import: 'default' });
/** Sections of the features that any template installs. */
const installed = Object.values(
  import.meta.glob<ConfigSection[]>('../apps/*/src/sections.ts', { eager: true, import: 'sections' }),
).flat();
const sections = withWords([siteConfig, leadsConfig, themeConfig, vehicleConfig, ...new Set(installed)], COMMON_WORDS);

/** Every dealer has a `logo.svg`: in Storybook a dealer's own files are named with its folder. */
function withOwnFiles<Value>(value: Value, slug: string): Value {
  if (typeof value === 'string') return (OWN_FILES.has(`${slug}/${value}`) ? `${slug}/${value}` : value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withOwnFiles(one, slug)) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withOwnFiles(one, slug)])) as Value;
}

/** Whose files a dealer shows: its own, or those of the dealer whose stock it lists. */
const ownerOf = (slug: string, { site }: Record<string, unknown>): string => {
  const { stockOf } = site as { stockOf?: string };
  return stockOf ?? slug;
};

/** Every dealer that has a folder, resolved as the platform resolves it. */
export const DEALERS: Readonly<Record<string, ReturnType<typeof resolveConfig>['values']>> = Object.fromEntries(
  Object.entries(files).map(([file, { $schema: _schema, template, ...values }]) => {
    const slug = file.split('/').at(-2) ?? file;
    const layer = `../apps/${String(template)}/src/template.json`;
    return [
      slug,
      resolveConfig(sections, [
        { name: layer, values: Object.hasOwn(templates, layer) ? (templates[layer] ?? {}) : {} },
        { name: file, values: withOwnFiles(values, ownerOf(slug, values)) },
      ]).values,
    ];
  }),
);
export const SLUGS = Object.keys(DEALERS);

/** Dealers as the toolbar lists them: by name and template, and by language where a dealer has a site in several. */
export const DEALER_ITEMS = Object.entries(files).map(([file, { site, template }]) => {
  const { name, language } = site as { name: string; language?: string };
  return {
    value: file.split('/').at(-2) ?? file,
    title: language === undefined ? name : `${name} (${language})`,
    right: String(template),
  };
});

/** A dealer's configuration; an empty one for a slug that no folder has. */
export const configOf = (slug: string): (typeof DEALERS)[string] =>
  Object.hasOwn(DEALERS, slug) ? (DEALERS[slug] ?? {}) : {};

/** Vehicles of a dealer's demo stock. */
export const stockOf = (slug: string): readonly Vehicle[] => STOCK.get(slug) ?? [];
