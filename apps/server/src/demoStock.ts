import { pathToFileURL } from 'node:url';
import type { FilmSource, PictureSource } from '@forecourt/pictures';
import { sql, type Db } from '@forecourt/service/database';
import { stockOwners, type Sites } from '@forecourt/service/sites';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import type { Service } from '@forecourt/api';

/** Generated vehicles with their pictures and films. A start without it knows nothing of them. */
export interface DemoStock {
  vehiclesOf(sites: Sites, now: number): Iterable<{ readonly slug: string; readonly vehicles: readonly Vehicle[] }>;
  readonly pictures: PictureSource;
  readonly films: FilmSource;
}
/** Loads it from a module that exports it as `DEMO_STOCK`; nothing in production. */
export async function loadDemoStock(file: string, isProduction: boolean): Promise<DemoStock | undefined> {
  if (isProduction) return undefined;
  const module = (await import(pathToFileURL(file).href)) as { DEMO_STOCK?: DemoStock };
  if (!module.DEMO_STOCK) throw new Error(`${file} exports no DEMO_STOCK.`);
  return module.DEMO_STOCK;
}

/** The run that demo vehicles come from. */
const RUN = 'demo';

/**
 * What a database holds that demo stock must not be mixed with: leads, imports, vehicles of a feed. Undefined when
 * there is nothing of the kind, so that a seeding that was broken off can go on.
 */
export async function realContent(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ leads: number; imports: number; vehicles: number }>`select
    (select count(*)::int from leads) as leads,
    (select count(*)::int from import_runs) as imports,
    (select count(*)::int from vehicles where seen_in is distinct from ${RUN}) as vehicles`.execute(db);
  const words = Object.entries(rows[0] ?? {}).flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []));
  return words.length > 0 ? words.join(', ') : undefined;
}

/** Fills sites without a vehicle with generated ones, never in a database that somebody uses. */
export async function seedDemoStock(
  service: Service,
  demo: DemoStock,
  onProgress: (line: string) => void,
): Promise<void> {
  const { db } = service.database;
  const empty = new Set<string>();
  for (const { slug } of stockOwners(service.sites)) if ((await siteStock(db, slug).count()) === 0) empty.add(slug);
  if (empty.size === 0) return;
  const real = await realContent(db);
  if (real !== undefined) {
    onProgress(`${[...empty].join(', ')}: no vehicles, and no demo stock is added to a database in use (${real}).`);
    return;
  }
  for (const { slug, vehicles } of demo.vehiclesOf(service.sites, Date.now())) {
    if (!empty.has(slug)) continue;
    onProgress(`Seeding ${vehicles.length} demo vehicles for ${slug} …`);
    await siteStock(db, slug).seed(vehicles, RUN);
  }
  await service.worker.drain();
  // the work of an earlier seeding that was broken off counts as done
  await service.indexer.mend();
}
