import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeatureDefinition, FeatureState } from '@forecourt/composition';

export interface DescribedFeature {
  /**
   * Texts of the feature's stories: `import.meta.glob('./**\/*.stories.tsx', { query: '?raw', import: 'default', eager:
   * true })`.
   */
  readonly stories: Readonly<Record<string, string>>;
}

/** What holds for every feature: its manifest leads to code, its slice keeps to the rules, and its stories show it. */
export function describeFeature(feature: FeatureDefinition, { stories }: DescribedFeature): void {
  const { id, pages = [], fills = [], parts = [] } = feature;

  describe(`the feature "${id}"`, () => {
    it.each(pages.map((page) => [page.route.id, page] as const))('loads page %s', async (_id, page) => {
      expect(page.route.defaultPath).toMatch(/^\//);
      await expect(page.load()).resolves.toMatchObject({ Component: expect.any(Function) as unknown });
      if (page.loader) expect(await page.loader()).toMatchObject({ loader: expect.any(Function) as unknown });
      if (page.action) expect(await page.action()).toMatchObject({ action: expect.any(Function) as unknown });
      if (page.head) expect(await page.head()).toMatchObject({ head: expect.any(Function) as unknown });
    });

    it.each(fills.map((item) => [item.id, item] as const))('loads fill %s', async (_id, item) => {
      await expect(item.load()).resolves.toMatchObject({ Component: expect.any(Function) as unknown });
      if (item.loader) expect(await item.loader()).toMatchObject({ loader: expect.any(Function) as unknown });
    });

    // the first to load a feature's parts compiles them
    it('loads its parts, each named once', { timeout: 120_000 }, async () => {
      expect(new Set(fills.map((item) => item.id)).size).toBe(fills.length);
      for (const part of await Promise.all(parts.map((load) => load()))) {
        expect(part).toMatchObject({ Component: expect.any(Function) as unknown });
      }
    });

    it('has stories, and one that shows its state', () => {
      const texts = Object.values(stories);
      expect(texts.length).toBeGreaterThan(0);
      if (feature.slice) expect(texts.some((text) => text.includes('<StoreState'))).toBe(true);
    });
  });

  const { slice } = feature;
  if (!slice) return;

  describe(`the slice "${slice.reducerPath}"`, () => {
    const load = async (): Promise<FeatureState> => (await slice.load()).state;

    it('has one kept part in each storage, at most', async () => {
      const storages = ((await load()).persisted ?? []).map((part) => part.in);
      expect(new Set(storages).size).toBe(storages.length);
    });

    it('has the name of its feature and begins as plain data', async () => {
      const state = await load();
      expect(state.slice.reducerPath).toBe(id);
      const initial = state.slice.getInitialState();
      expect(JSON.parse(JSON.stringify(initial))).toEqual(initial);
    });

    it('keeps nothing of a shopper who did nothing', async () => {
      const state = await load();
      for (const part of state.persisted ?? []) expect(part.select(state.slice.getInitialState())).toBeUndefined();
    });

    it('reads anything that a device stores without failing, and restores what it kept', async () => {
      const state = await load();
      const initial = state.slice.getInitialState() as object;
      for (const persisted of state.persisted ?? [])
        fc.assert(
          fc.property(fc.jsonValue(), (kept) => {
            const whole = { ...initial, ...persisted.read(kept) };
            const again = JSON.stringify(persisted.select(whole)) as string | undefined;
            expect({ ...initial, ...persisted.read(again === undefined ? undefined : JSON.parse(again)) }).toEqual(
              whole,
            );
          }),
        );
    });
  });
}
