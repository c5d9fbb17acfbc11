import { updateJson } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../emptyWorkspace.ts';
import component from './generator.ts';

const filesOf = (folder: string) =>
  ['OpeningNotice.tsx', 'OpeningNotice.stories.tsx', 'OpeningNotice.spec.tsx', 'openingNotice.styles.ts'].map(
    (file) => `${folder}/${file}`,
  );

describe('a generated component', () => {
  it('LIB-03 of a kit has styles, a story that plays, a spec, and is exported among the others', async () => {
    const tree = emptyWorkspace();
    const before = tree.read('libs/ui/kit/src/index.ts', 'utf8') ?? '';
    await component(tree, { name: 'opening-notice', library: 'ui/kit' });
    for (const file of filesOf('libs/ui/kit/src')) expect(tree.exists(file), file).toBe(true);
    const story = tree.read('libs/ui/kit/src/OpeningNotice.stories.tsx', 'utf8') ?? '';
    expect(story).toContain("title: 'UI/Kit/OpeningNotice'");
    expect(story).toContain('play: async');
    const line = "export * from './OpeningNotice.js';";
    const after = (tree.read('libs/ui/kit/src/index.ts', 'utf8') ?? '').split('\n');
    expect(after.filter((other) => other !== line).join('\n')).toBe(before);
    expect(after.filter((other) => other === line)).toHaveLength(1);
  });

  it('of a feature stays its own, or is exported where others may import its components', async () => {
    const tree = emptyWorkspace();
    const exported = 'libs/offers/web/components.ts';
    tree.write(exported, "export * from './components/OfferCard.js';\n");
    await component(tree, { name: 'opening-notice', library: 'vehicle-detail' });
    for (const file of filesOf('libs/vehicle-detail/web/components')) expect(tree.exists(file), file).toBe(true);
    updateJson(tree, 'libs/offers/package.json', (json: { exports: object }) => ({
      ...json,
      exports: { ...json.exports, './components': { '@forecourt/source': './web/components.ts' } },
    }));
    await component(tree, { name: 'opening-notice', library: 'offers' });
    expect(tree.read(exported, 'utf8')).toBe(
      "export * from './components/OfferCard.js';\nexport * from './components/OpeningNotice.js';\n",
    );
    const story = tree.read('libs/offers/web/components/OpeningNotice.stories.tsx', 'utf8');
    expect(story).toContain("title: 'Offers/OpeningNotice'");
  });

  it.each([
    ['a library that is not there', 'constructor', 'there is no libs/constructor'],
    ['a library without pages', 'leads', 'libs/leads is neither a feature nor a kit'],
  ])('refuses %s', async (_what, library, message) => {
    await expect(component(emptyWorkspace(), { name: 'opening-notice', library })).rejects.toThrow(message);
  });

  it('does not take the place of one that exists', async () => {
    const tree = emptyWorkspace();
    await component(tree, { name: 'opening-notice', library: 'ui/kit' });
    await expect(component(tree, { name: 'opening-notice', library: 'ui/kit' })).rejects.toThrow('exists already');
  });
});
