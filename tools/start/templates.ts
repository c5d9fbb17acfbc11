import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TemplateDefinition } from '@forecourt/sites';
import { sections as franchise } from '../../apps/franchise/src/sections.ts';
import { sections as group } from '../../apps/group/src/sections.ts';
import { sections as preowned } from '../../apps/preowned/src/sections.ts';

const valuesOf = (template: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../../apps/${template}/src/template.json`), 'utf8'),
  ) as Record<string, unknown>;

/** Templates with their layer and the sections of their features. */
export const TEMPLATES = {
  group: { values: valuesOf('group'), sections: group },
  franchise: { values: valuesOf('franchise'), sections: franchise },
  preowned: { values: valuesOf('preowned'), sections: preowned },
} satisfies Record<string, TemplateDefinition>;
export type TemplateName = keyof typeof TEMPLATES;
