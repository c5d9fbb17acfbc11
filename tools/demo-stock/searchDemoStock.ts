import type { SearchAnswer, SearchParameters } from '@forecourt/runtime/search';
import { documentOf, siteFilter, VEHICLE_FIELDS } from '@forecourt/stock';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { createTypesense, handle } from '@forecourt/typesense-embedded';
import type { Vehicle, VehicleDocument } from '@forecourt/vehicle';
import { demoStock } from './dealers.ts';

const KEY = 'demo';

/** The stock of the demo dealers in a search engine, searched with each site's own key as its pages do. */
export function searchDemoStock(sites: Sites, now: number) {
  const typesense = createTypesense({ apiKey: KEY });
  const stock = new Map<string, { site: ConfiguredSite; vehicles: readonly Vehicle[] }>();
  for (const { slug, vehicles } of demoStock(sites, now)) {
    const site = sites.bySlug(slug);
    if (!site) throw new Error(`There is no dealer ${slug}.`);
    stock.set(slug, { site, vehicles });
    typesense.createCollection({ name: slug, fields: VEHICLE_FIELDS });
    const { body } = handle(typesense, {
      method: 'POST',
      path: `/collections/${slug}/documents/import`,
      query: { action: 'upsert' },
      headers: { 'x-typesense-api-key': KEY },
      body: vehicles.map((vehicle) => JSON.stringify(documentOf(vehicle, site))).join('\n'),
    });
    if (body.includes('"success":false')) throw new Error(body);
  }
  const of = (slug: string) => {
    const found = stock.get(slug);
    if (!found) throw new Error(`The dealer ${slug} has no demo stock.`);
    return found;
  };
  return {
    slugs: [...stock.keys()],
    siteOf: (slug: string): ConfiguredSite => of(slug).site,
    vehiclesOf: (slug: string): readonly Vehicle[] => of(slug).vehicles,
    ask(slug: string, searches: readonly SearchParameters[]): SearchAnswer<VehicleDocument>[] {
      const shown = siteFilter(slug, of(slug).site.site, now);
      const own = searches.map((search) => {
        const { filter_by: filter } = search;
        return { ...search, collection: slug, filter_by: filter === undefined ? shown : `(${filter}) && ${shown}` };
      });
      const answers = typesense.multiSearch({ searches: own }, KEY)
        .results as unknown as SearchAnswer<VehicleDocument>[];
      for (const { error } of answers) if (error !== undefined) throw new Error(error);
      return answers;
    },
  };
}
