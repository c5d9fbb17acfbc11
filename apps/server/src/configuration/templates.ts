import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES } from '@forecourt/api/modules';
import { sections as franchise } from '@forecourt/host-franchise/sections';
import { sections as group } from '@forecourt/host-group/sections';
import { sections as preowned } from '@forecourt/host-preowned/sections';
import { sections as yard } from '@forecourt/host-yard/sections';
import { withWords, type ConfigSection } from '@forecourt/site-config';
import { loadHostBundle, type HostBundle } from '@forecourt/service/site-host';
import type { TemplateDefinition } from '@forecourt/service/sites';
import { ROOT } from './distribution.js';
import { COMMON_WORDS } from './words.js';

/** Folder of a template's host. */
export const hostDir = (template: string): string => path.join(ROOT, 'apps', template);

const valuesOf = (template: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(hostDir(template), 'src/template.json'), 'utf8')) as Record<string, unknown>;

/** A template that dealers can choose. */
export interface InstalledTemplate extends TemplateDefinition {
  /** Its host app, as it was built. */
  readonly loadHost: () => Promise<HostBundle>;
}
export type Templates = Readonly<Record<string, InstalledTemplate>>;

const installed = (template: string, sections: readonly ConfigSection[]): InstalledTemplate => ({
  values: valuesOf(template),
  sections: withWords(sections, [...COMMON_WORDS, ...MODULES.flatMap(({ words }) => words ?? [])]),
  loadHost: () => loadHostBundle(hostDir(template)),
});

/** Templates with their layer, the sections of their features, and a site's own words for every library and module. */
export const TEMPLATES = {
  group: installed('group', group),
  franchise: installed('franchise', franchise),
  preowned: installed('preowned', preowned),
  yard: installed('yard', yard),
} satisfies Templates;
export type TemplateName = keyof typeof TEMPLATES;
