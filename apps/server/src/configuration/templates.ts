import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sections as franchise } from '@forecourt/host-franchise/sections';
import { sections as group } from '@forecourt/host-group/sections';
import { sections as preowned } from '@forecourt/host-preowned/sections';
import type { TemplateDefinition } from '@forecourt/sites';

/** Folder of a template's host. */
export const hostDir = (template: string): string => path.resolve(import.meta.dirname, '../../..', template);

const valuesOf = (template: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(hostDir(template), 'src/template.json'), 'utf8')) as Record<string, unknown>;

/** Templates with their layer and the sections of their features. */
export const TEMPLATES = {
  group: { values: valuesOf('group'), sections: group },
  franchise: { values: valuesOf('franchise'), sections: franchise },
  preowned: { values: valuesOf('preowned'), sections: preowned },
} satisfies Record<string, TemplateDefinition>;
export type TemplateName = keyof typeof TEMPLATES;
