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
    expect(story).toContain("title: 'Kit/OpeningNotice'");
    expect(story).toContain('play: async');
    const line = "export * from './OpeningNotice.js';";
    const after = (tree.read('libs/ui/kit/src/index.ts', 'utf8') ?? '').split('\n');
    expect(after.filter((other) => other !== line).join('\n')).toBe(before);
    expect(after.filter((other) => other === line)).toHaveLength(1);
  });

  it('LIB-03 of a feature is exported where hosts import its components, as the others are', async () => {
    const tree = emptyWorkspace();
    const exported = 'libs/offers/web/components/index.ts';
    const before = (tree.read(exported, 'utf8') ?? '').split('\n');
    await component(tree, { name: 'opening-notice', library: 'offers' });
    for (const file of filesOf('libs/offers/web/components')) expect(tree.exists(file), file).toBe(true);
    const line = "export { OpeningNotice, type OpeningNoticeProps } from './OpeningNotice.js';";
    const after = (tree.read(exported, 'utf8') ?? '').split('\n');
    expect(after.filter((other) => other !== line)).toEqual(before);
    expect(after.indexOf(line)).toBe(after.findIndex((other) => other.includes('./PromoTile.js')) - 1);
    const story = tree.read('libs/offers/web/components/OpeningNotice.stories.tsx', 'utf8');
    expect(story).toContain("title: 'Offers/OpeningNotice'");
  });

  it('of a feature without such an entry stays its own', async () => {
    const tree = emptyWorkspace();
    await component(tree, { name: 'opening-notice', library: 'desk' });
    for (const file of filesOf('libs/desk/web/components')) expect(tree.exists(file), file).toBe(true);
    expect(tree.listChanges().filter(({ content }) => content?.includes('./OpeningNotice.js') === true)).toHaveLength(
      2,
    );
  });

  it('is not written between the lines of an export', async () => {
    const tree = emptyWorkspace();
    const entry = 'libs/offers/web/components/index.ts';
    const long = "export {\n  SavedOffers,\n  type SavedOffersProps,\n} from './SavedOffers.js';\n";
    tree.write(entry, long);
    await component(tree, { name: 'opening-notice', library: 'offers' });
    expect(tree.read(entry, 'utf8')).toContain('./OpeningNotice.js');
    expect(tree.read(entry, 'utf8')).toContain(long.trim().split('\n').at(-1));
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
