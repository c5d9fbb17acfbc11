// The platform with a real feed, in a process of its own as in production; tells its parent where it is.
import path from 'node:path';
import { ROOT } from '../../../apps/server/src/configuration/readSites.ts';
import { startForecourt } from '../../../apps/server/src/startForecourt.ts';

/** What the parent learns. */
export interface Served {
  url: string;
  vehicles: number;
}

const [slug = '', file = '', dealersDir = ''] = process.argv.slice(2);
const forecourt = await startForecourt({ port: 0, dataDir: undefined, dealersDir });
const prefix = forecourt.service.sites.bySlug(slug)?.site.searchPrefix;
const origin = forecourt.sites.find((site) => site.slug === slug)?.origin;
if (prefix === undefined || origin === undefined) throw new Error(`There is no site "${slug}".`);
const map = path.join(ROOT, 'libs/stock/mappings/aus-vehicle-listings.json');
const { created } = await forecourt.service.runImport({ site: slug, file, map });
process.send?.({ url: origin + prefix, vehicles: created } satisfies Served);
process.once('disconnect', () => void forecourt.close().then(() => process.exit(0)));
