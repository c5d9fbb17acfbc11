import type { Service } from '@forecourt/api';
import { brandRoute, brandSlug, fillPath, mountedPath, vehicleRoute } from '@forecourt/contracts';
import { shownOnSite, vehicleOptionsOf } from '@forecourt/site-config';
import type { SitemapEntry } from '@forecourt/service/site-host';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { shownStock } from '@forecourt/stock';
import { catalogueCsv } from '@forecourt/stock/catalogues';
import { isAvailable, type Vehicle } from '@forecourt/vehicle';

/** Pages of all vehicles that the site lists, with their last change, and of the makes that are for sale (NAV-06). */
export async function vehiclePages(service: Service, site: ConfiguredSite): Promise<SitemapEntry[]> {
  const pattern = mountedPath(vehicleRoute, site.paths);
  const entries: SitemapEntry[] = [];
  const brands = new Set<string>();
  for await (const vehicles of listedVehicles(service, site))
    for (const { slug, make, status, updated_at_timestamp: changedAt } of vehicles) {
      entries.push({ path: fillPath(pattern, { slug }), changedAt });
      const brand = isAvailable({ status }) ? brandSlug(make) : undefined;
      if (brand !== undefined) brands.add(brand);
    }
  const ofBrand = mountedPath(brandRoute, site.paths);
  return [...[...brands].sort().map((brand) => ({ path: fillPath(ofBrand, { brand }) })), ...entries];
}

/** The catalogues that the site's configuration names, of the vehicles that it lists. */
export async function catalogues(
  service: Service,
  site: ConfiguredSite,
  origin: string,
): Promise<ReadonlyMap<string, string>> {
  const options = vehicleOptionsOf(site);
  const catalogued = { origin, identity: site.site, options, paths: site.paths, now: service.context.now() };
  const files = new Map<string, string>();
  for (const name of site.site.catalogues) {
    let csv = '';
    for await (const lines of catalogueCsv(name, catalogued, listedVehicles(service, site))) csv += lines;
    files.set(name, csv);
  }
  return files;
}

async function* listedVehicles(service: Service, site: ConfiguredSite): AsyncGenerator<Vehicle[]> {
  for await (const vehicles of shownStock(service.database.db, site).pages())
    yield vehicles.filter((vehicle) => shownOnSite(vehicle, site, service.context.now()).isListed);
}
