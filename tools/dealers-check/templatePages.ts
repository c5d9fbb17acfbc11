import type { PageDefinition } from '@forecourt/composition';
import { homeSectionsSlot } from '@forecourt/contracts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { hostOf } from '../fromSource.ts';

/** The pages of a template, those of its host before those of its features. */
export async function pagesOf(template: string): Promise<readonly PageDefinition[]> {
  const { pages, features } = await hostOf(template);
  return [...pages, ...features.flatMap((feature) => feature.pages ?? [])];
}

/** Names of the sections that the front page of a template can have. */
export async function homeSectionNames(template: string): Promise<readonly string[]> {
  const { features } = await hostOf(template);
  return features.flatMap(({ fills = [] }) =>
    fills.filter(({ slotId }) => slotId === homeSectionsSlot.id).map(({ id }) => id),
  );
}

/** The pages of every template. */
export const templatePages = async (): Promise<ReadonlyMap<string, readonly PageDefinition[]>> =>
  new Map(await Promise.all(Object.keys(TEMPLATES).map(async (name) => [name, await pagesOf(name)] as const)));
