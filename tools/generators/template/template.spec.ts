import { readJson } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../emptyWorkspace.ts';
import template from './generator.ts';

const TEMPLATES = 'apps/server/src/configuration/templates.ts';

interface Lists {
  readonly references: readonly { readonly path: string }[];
}

describe('a generated template', () => {
  it('TEN-02 has the features and the arrangement of another one, under its own name', async () => {
    const tree = emptyWorkspace();
    await template(tree, { name: 'city-cars', from: 'group' });
    const textOf = (file: string) => tree.read(file, 'utf8') ?? '';
    expect(textOf('apps/city-cars/src/host.ts')).toBe(
      textOf('apps/group/src/host.ts').replace("template: 'group'", "template: 'city-cars'"),
    );
    for (const file of ['src/sections.ts', 'src/template.json', 'vite.config.ts', 'tsconfig.json', 'tsconfig.app.json'])
      expect(textOf(`apps/city-cars/${file}`), file).toBe(textOf(`apps/group/${file}`));
    expect(readJson(tree, 'apps/city-cars/package.json')).toEqual({
      ...readJson<object>(tree, 'apps/group/package.json'),
      ...{ name: '@forecourt/host-city-cars', version: '0.1.0' },
    });
  });

  it('TEN-02 is known to the process, to TypeScript and to the generators, which keep everything else', async () => {
    const tree = emptyWorkspace();
    const before = (tree.read(TEMPLATES, 'utf8') ?? '').split('\n');
    await template(tree, { name: 'city-cars' });
    const after = (tree.read(TEMPLATES, 'utf8') ?? '').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "import { sections as cityCars } from '@forecourt/host-city-cars/sections';",
      "  'city-cars': installed('city-cars', cityCars),",
    ]);
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
    expect(readJson(tree, 'apps/server/package.json')).toMatchObject({
      dependencies: { '@forecourt/host-city-cars': '*' },
    });
    for (const [file, path] of [
      ['tsconfig.json', './apps/city-cars'],
      ['tsconfig.tools.json', './apps/city-cars/tsconfig.app.json'],
      ['apps/server/tsconfig.lib.json', '../city-cars/tsconfig.app.json'],
    ] as const)
      expect(readJson<Lists>(tree, file).references, file).toContainEqual({ path });
    expect(readJson(tree, 'tools/generators/dealer/schema.json')).toMatchObject({
      properties: { template: { enum: expect.arrayContaining(['preowned', 'city-cars']) as unknown } },
    });
    expect(readJson(tree, 'tools/generators/subject/schema.json')).toMatchObject({
      properties: { templates: { items: { enum: expect.arrayContaining(['preowned', 'city-cars']) as unknown } } },
    });
  });

  it.each([
    ['a name that is taken', { name: 'group' }, 'apps/group exists already'],
    ['a template that is not there', { name: 'city-cars', from: 'constructor' }, 'there is no template constructor'],
    ['an app that is no template', { name: 'city-cars', from: 'server' }, 'there is no template server'],
  ])('refuses %s', async (_what, options, message) => {
    await expect(template(emptyWorkspace(), options)).rejects.toThrow(message);
  });
});
