import { globSync } from 'node:fs';
import path from 'node:path';
import { defaultServerConditions, runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import type { HostDefinition } from '@forecourt/ssr';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { hostDir, TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';

const resolve = { conditions: ['@forecourt/source', ...defaultServerConditions], noExternal: [/^@forecourt\//] };
const hostOf = async (template: string): Promise<HostDefinition> => {
  const options = { root: ROOT, logLevel: 'error', resolve, environments: { inline: { resolve } } } as const;
  const { module } = await runnerImport<{ host: HostDefinition }>(path.join(hostDir(template), 'src/host.ts'), options);
  return module.host;
};

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
      expect(host.features.map(({ id }) => id)).toEqual(TEMPLATES[template].sections.map(({ id }) => id));
    },
  );
});
