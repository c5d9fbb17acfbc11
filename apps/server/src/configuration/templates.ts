import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES } from '@forecourt/api/modules';
import { sections as franchise } from '@forecourt/host-franchise/sections';
import { sections as group } from '@forecourt/host-group/sections';
import { sections as preowned } from '@forecourt/host-preowned/sections';
import { withWords, type ConfigSection } from '@forecourt/site-config';
import type { TemplateDefinition } from '@forecourt/service/sites';
import { COMMON_WORDS } from './words.js';

/** Folder of a template's host. */
export const hostDir = (template: string): string => path.resolve(import.meta.dirname, '../../..', template);

const valuesOf = (template: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(hostDir(template), 'src/template.json'), 'utf8')) as Record<string, unknown>;

const definition = (template: string, sections: readonly ConfigSection[]): TemplateDefinition => ({
  values: valuesOf(template),
  sections: withWords(sections, [...COMMON_WORDS, ...MODULES.flatMap(({ words }) => words ?? [])]),
});

/** Templates with their layer, the sections of their features, and a site's own words for every library and module. */
export const TEMPLATES = {
  group: definition('group', group),
  franchise: definition('franchise', franchise),
  preowned: definition('preowned', preowned),
} satisfies Record<string, TemplateDefinition>;
export type TemplateName = keyof typeof TEMPLATES;
