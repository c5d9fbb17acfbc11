// Fills the search folder of tenants.ts, in a process of its own: `fillTenants.ts <dir> <sites> <vehicles>`.
import { aliasOf, collectionName, documentOf, namesOf, VEHICLE_FIELDS } from '@forecourt/stock';
import { createTypesense } from '@forecourt/typesense-embedded';
import { readSites } from '../../../apps/server/src/configuration/readSites.ts';
import { demoStock } from '../../demo-stock/dealers.ts';
import { call, MASTER, parentOf, slugOf } from './tenantNames.ts';

const [dataDir = '', siteCount = 0, each = 0] = process.argv
  .slice(2)
  .map((text, at) => (at === 0 ? text : Number(text))) as [string, number, number];
const now = Date.now();
const sites = readSites();
const base = demoStock(sites, now).flatMap(({ slug, vehicles }) => {
  const own = sites.bySlug(slug);
  return own ? vehicles.map((vehicle) => documentOf(vehicle, own)) : [];
});

/** Documents of a site: others than its neighbour's, in another order. */
const documentsOf = (index: number): string =>
  Array.from({ length: each }, (_, at) => {
    const document = base[(index * 37 + at) % base.length];
    return JSON.stringify({ ...document, id: `${slugOf(index)}-${at}`, site: slugOf(index), stocknum: `${at}` });
  }).join('\n');

const server = createTypesense({ apiKey: MASTER, dataDir });
const began = performance.now();
for (let index = 0; index < siteCount; index++) {
  const name = collectionName(slugOf(index), now);
  call(server, 'POST', '/collections', JSON.stringify({ name, fields: VEHICLE_FIELDS }));
  call(server, 'POST', `/collections/${name}/documents/import`, documentsOf(index), { action: 'create' });
  call(server, 'PUT', `/aliases/${aliasOf(slugOf(index))}`, JSON.stringify({ collection_name: name }));
  const key = {
    description: '',
    actions: ['documents:search'],
    collections: namesOf(slugOf(index)),
    value: parentOf(index),
  };
  call(server, 'POST', '/keys', JSON.stringify(key));
}
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const gigabytes = (process.memoryUsage().rss / 1e9).toFixed(2);
console.log(
  `${siteCount} sites of ${each} vehicles filled in ${seconds} s, by a process that then took ${gigabytes} GB`,
);
server.close();
