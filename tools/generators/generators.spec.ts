import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { LIBRARIES } from '../packages/libraries.ts';
import { emptyWorkspace, filesBelow } from './emptyWorkspace.ts';
import library from './library/generator.ts';
import subject from './subject/generator.ts';

describe('a generated library', () => {
  it('has the manifest, the tags and the configuration of all libraries', async () => {
    const tree = emptyWorkspace();
    await library(tree, {
      folder: 'server/parcels',
      type: 'server',
      scope: 'server',
      runtime: 'node',
      entries: ['testing'],
    });
    const files = filesBelow(tree, 'libs/server/parcels');
    expect([...files.keys()].map((file) => file.slice('libs/server/parcels/'.length)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
      'src/index.ts',
      'src/testing.ts',
      'tsconfig.json',
      'tsconfig.lib.json',
      'tsconfig.spec.json',
      'vite.config.ts',
    ]);
    expect(readJson(tree, 'libs/server/parcels/package.json')).toMatchObject({
      name: '@forecourt/parcels',
      type: 'module',
      exports: { './testing': { '@forecourt/source': './src/testing.ts', types: './dist/testing.d.ts' } },
      nx: { tags: ['type:server', 'scope:server', 'runtime:node'] },
    });
    expect(files.get('libs/server/parcels/vite.config.ts')).toContain("from '../../../tools/vite-lib.ts'");
    expect(files.get('libs/server/parcels/vite.config.ts')).toContain(
      "environment: 'node', entries: ['index', 'testing']",
    );
  });

  it('is built with the workspace, whose own files keep everything else', async () => {
    const tree = emptyWorkspace();
    const before = { nx: readJson<object>(tree, 'nx.json'), root: readJson<object>(tree, 'package.json') };
    const { references } = readJson<{ references: { path: string }[] }>(tree, 'tsconfig.json');
    await library(tree, { folder: 'core/parcels', type: 'core', scope: 'core', runtime: 'any' });
    await library(tree, {
      folder: 'ui/parcels',
      name: '@forecourt/ui-parcels',
      type: 'ui',
      scope: 'ui',
      runtime: 'web',
    });
    expect(readJson(tree, 'nx.json')).toEqual(before.nx);
    expect(readJson(tree, 'package.json')).toEqual(before.root);
    const after = readJson<{ references: { path: string }[] }>(tree, 'tsconfig.json').references.map(
      ({ path }) => path,
    );
    const added = ['./libs/core/parcels', './libs/ui/parcels'];
    expect(after.filter((folder) => !added.includes(folder))).toEqual(references.map(({ path }) => path));
    expect(after).toEqual(expect.arrayContaining(added));
  });

  it('does not take the place of one that exists', async () => {
    await expect(subject(emptyWorkspace(), { id: 'offers' })).rejects.toThrow('libs/offers exists already');
  });
});

describe('what npm shows of a generated package', () => {
  it.each([
    ['libs/server/parcels', 'parcels'],
    ['libs/loyalty-club', 'loyalty-club'],
  ])('LIB-01 is whole in %s', async (directory, keyword) => {
    const tree = emptyWorkspace();
    await library(tree, { folder: 'server/parcels', type: 'server', scope: 'server', runtime: 'node' });
    await subject(tree, { id: 'loyalty-club' });
    const root = readJson<{
      homepage: string;
      bugs: string;
      license: string;
      repository: object;
      engines: { node: string };
    }>(tree, 'package.json');
    const manifest = readJson<{ description: string; files: string[] }>(tree, `${directory}/package.json`);
    expect(manifest).toMatchObject({
      keywords: ['forecourt', 'vehicle-dealer', keyword],
      homepage: root.homepage.replace('#readme', `/tree/main/${directory}#readme`),
      bugs: root.bugs,
      license: root.license,
      repository: { ...root.repository, directory },
      engines: { node: root.engines.node },
      publishConfig: { access: 'public', provenance: true },
    });
    expect(manifest.description.length).toBeGreaterThan(15);
    expect(manifest.files).toContain('LICENSE');
    expect(tree.read(`${directory}/LICENSE`, 'utf8')).toBe(tree.read('LICENSE', 'utf8'));
  });
});

describe('a generated subject', () => {
  it('LIB-01 depends on packages of the workspace alone', async () => {
    const tree = emptyWorkspace();
    await subject(tree, { id: 'loyalty-club' });
    const { dependencies, peerDependencies } = readJson<Record<string, Record<string, string>>>(
      tree,
      'libs/loyalty-club/package.json',
    );
    const own = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name.startsWith('@forecourt/'));
    const names = LIBRARIES.map((folder) => readFileSync(path.join(folder, 'package.json'), 'utf8')).map(
      (text) => (JSON.parse(text) as { name: string }).name,
    );
    expect(own.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('LIB-01 has a component that hosts import, as every feature with one, and a budget of its size', async () => {
    const tree = emptyWorkspace();
    await subject(tree, { id: 'loyalty-club' });
    expect(readJson(tree, 'libs/loyalty-club/package.json')).toMatchObject({
      exports: {
        './components': {
          '@forecourt/source': './web/components/index.ts',
          types: './dist/web/components/index.d.ts',
          default: './dist/web/components/index.js',
        },
      },
    });
    expect(tree.read('libs/loyalty-club/web/components/index.ts', 'utf8')).toContain(
      "export { LoyaltyClubForm, type LoyaltyClubFormProps } from './LoyaltyClubForm.js';",
    );
    expect(tree.read('libs/loyalty-club/web/pages/LoyaltyClubPage.tsx', 'utf8')).toContain('<LoyaltyClubForm />');
    const story = tree.read('libs/loyalty-club/web/components/LoyaltyClubForm.stories.tsx', 'utf8');
    expect(story).toContain("title: 'Loyalty club/LoyaltyClubForm'");
    const budgets = tree.read('tools/size/libraryBudgets.ts', 'utf8') ?? '';
    expect(budgets.split('\n').filter((line) => line.includes("['@forecourt/loyalty-club', "))).toHaveLength(1);
  });

  it('adds lines to the lists of the workspace, and leaves the others where they are', async () => {
    const tree = emptyWorkspace();
    const lists = [
      'tsconfig.json',
      'apps/preowned/package.json',
      'apps/preowned/src/host.ts',
      'apps/api/src/modules.ts',
    ];
    const textOf = (file: string) => tree.read(file, 'utf8') ?? '';
    const othersIn = (text: string) =>
      [...text.matchAll(/"\.\/[^"]+"|"@[^"]+"|'@[^']+'/g)].flat().filter((name) => !name.includes('loyalty-club'));
    const before = lists.map((file) => [file, othersIn(textOf(file))]);
    await subject(tree, { id: 'loyalty-club', templates: ['preowned'] });
    expect(lists.map((file) => [file, othersIn(textOf(file))])).toEqual(before);
    expect(textOf('apps/preowned/src/host.ts')).toMatch(/locations';\n(?:import .*\n)?import .*loyalty-club';\n/);
  });

  it('has its three layers as one package, and is listed in the service and in the templates that are named', async () => {
    const tree = emptyWorkspace();
    await subject(tree, { id: 'loyalty-club', templates: ['preowned'] });
    const files = filesBelow(tree, 'libs/loyalty-club');
    expect([...files.keys()].map((file) => file.slice('libs/loyalty-club/'.length))).toEqual(
      expect.arrayContaining([
        ...['domain/loyaltyClubCalls.ts', 'domain/loyaltyClubRules.ts', 'domain/loyaltyClubRules.spec.ts'],
        ...['web/feature.ts', 'web/pages/LoyaltyClubPage.tsx', 'web/pages/loyaltyClubAction.ts'],
        ...['web/components/index.ts', 'web/components/LoyaltyClubForm.tsx', 'web/rules/fields.ts'],
        ...['web/state/loyaltyClubSlice.ts', 'web/words/loyaltyClubWords.ts', 'web/project.json'],
        ...['server/module.ts', 'server/module.spec.ts', 'server/store.ts', 'server/migrations.ts'],
        'server/words/loyaltyClubServerWords.ts',
      ]),
    );
    expect([...files.values()].join()).not.toMatch(/<%|%>/);
    expect(files.get('libs/loyalty-club/server/module.ts')).toMatch(/forgets: .*forgetOld/);
    expect(files.get('libs/loyalty-club/server/store.ts')).not.toContain('enqueue');
    // the dealer hears of what is posted, and the shopper by one mail, the subject's own
    expect(files.get('libs/loyalty-club/server/store.ts')).toMatch(/port\(leadsPort\)\.take\(.*hasOwnMails: true/s);
    expect(readJson(tree, 'libs/loyalty-club/package.json')).toMatchObject({
      name: '@forecourt/loyalty-club',
      exports: { './module': { '@forecourt/source': './server/module.ts' } },
      dependencies: { '@forecourt/enquiry': '^0.1.0' },
      peerDependenciesMeta: { '@forecourt/leads': { optional: true }, '@forecourt/service': { optional: true } },
    });
    expect(readJson(tree, 'libs/loyalty-club/server/project.json')).toEqual({
      name: 'loyalty-club-server',
      tags: ['type:module', 'scope:loyalty-club', 'runtime:node'],
    });
    expect(readJson<{ references: { path: string }[] }>(tree, 'tsconfig.json').references).toEqual(
      expect.arrayContaining([{ path: './libs/loyalty-club/domain' }, { path: './libs/loyalty-club/server' }]),
    );
    const text = (file: string) => tree.read(file, 'utf8') ?? '';
    expect(text('apps/api/src/modules.ts')).toMatch(/MODULES.*offersModule,.*loyaltyClubModule/s);
    expect(text('apps/preowned/src/host.ts')).toMatch(/features: \[.*deskFeature,\s*loyaltyClubFeature,?\s*\]/s);
    expect(text('apps/preowned/src/sections.ts')).toContain('loyaltyClubConfig');
    expect(text('apps/group/src/host.ts')).not.toContain('loyaltyClub');
    for (const app of ['api', 'preowned'])
      expect(readJson(tree, `apps/${app}/package.json`)).toMatchObject({
        dependencies: { '@forecourt/loyalty-club': '*' },
      });
  });
});
