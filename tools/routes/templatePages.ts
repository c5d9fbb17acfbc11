import { hostOf } from '../fromSource.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import type { TemplatePages } from './routeTable.ts';

/** The pages of every template, those of its host before those of its features. */
export const templatePages = async (): Promise<TemplatePages> =>
  new Map(
    await Promise.all(
      Object.keys(TEMPLATES).map(async (name) => {
        const { pages, features } = await hostOf(name);
        return [name, [...pages, ...features.flatMap((feature) => feature.pages ?? [])]] as const;
      }),
    ),
  );
