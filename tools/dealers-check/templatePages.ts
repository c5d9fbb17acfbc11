import type { PageDefinition } from '@forecourt/composition';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { hostOf } from '../fromSource.ts';

/** The pages of a template, those of its host before those of its features. */
export async function pagesOf(template: string): Promise<readonly PageDefinition[]> {
  const { pages, features } = await hostOf(template);
  return [...pages, ...features.flatMap((feature) => feature.pages ?? [])];
}

/** The pages of every template. */
export const templatePages = async (): Promise<ReadonlyMap<string, readonly PageDefinition[]>> =>
  new Map(await Promise.all(Object.keys(TEMPLATES).map(async (name) => [name, await pagesOf(name)] as const)));
