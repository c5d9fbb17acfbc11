import {
  type ConfigSection,
  leadsConfig,
  resolveConfig,
  siteConfig,
  themeConfig,
  vehicleConfig,
  withWords,
} from '@forecourt/site-config';
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

/** Every dealer that has a folder, resolved as the platform resolves it. */
export const DEALERS: Readonly<Record<string, ReturnType<typeof resolveConfig>['values']>> = Object.fromEntries(
  Object.entries(files).map(([file, { $schema: _schema, template, ...values }]) => {
    const slug = file.split('/').at(-2) ?? file;
    const layer = `../apps/${String(template)}/src/template.json`;
    return [
      slug,
      resolveConfig(sections, [
        { name: layer, values: Object.hasOwn(templates, layer) ? (templates[layer] ?? {}) : {} },
        { name: file, values },
      ]).values,
    ];
  }),
);
export const SLUGS = Object.keys(DEALERS);

/** A dealer's configuration; an empty one for a slug that no folder has. */
export const configOf = (slug: string): (typeof DEALERS)[string] =>
  Object.hasOwn(DEALERS, slug) ? (DEALERS[slug] ?? {}) : {};
