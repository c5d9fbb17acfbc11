import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORDS_SECTION } from '@forecourt/words';
import { hostOf } from '../fromSource.ts';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';

describe('templates', () => {
  it('are the hosts in apps, all of them', () => {
    const hosts = globSync('apps/*/src/template.json', { cwd: ROOT }).map((file) => file.split(path.sep)[1]);
    expect(hosts.sort()).toEqual(Object.keys(TEMPLATES).sort());
  });

  it.each(Object.keys(TEMPLATES) as TemplateName[])(
    '%s is named by its host, and has the sections of the features that its host installs',
    { timeout: 60_000 },
    async (template) => {
      const host = await hostOf(template);
      expect(host.template).toBe(template);
      const sections = TEMPLATES[template].sections.map(({ id }) => id);
      const features = host.features.map(({ id }) => id);
      expect(sections.filter((id) => features.includes(id))).toEqual(features);
      // a feature may have a second section, which a page of its own reads; every page carries the site's own words
      const read = host.features.flatMap(({ pages = [] }) => pages.flatMap((page) => page.sections ?? []));
      expect(read.map(({ id }) => id)).toEqual(
        expect.arrayContaining(sections.filter((id) => !features.includes(id) && id !== WORDS_SECTION)),
      );
    },
  );
});
