import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dealersDir, DEALERS } from './demo.js';

type Config = Record<string, Record<string, unknown>>;
const readDealer = (dir: string, slug: string): Config =>
  JSON.parse(readFileSync(path.join(dir, slug, 'site.json'), 'utf8')) as Config;

/**
 * A folder with the demo dealers and two more that show harbour's stock: `auburn` the vehicles of its own dealership,
 * `usedcars` the used ones of every dealership. The caller removes the folder.
 */
export function groupDealers(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-group-'));
  for (const slug of DEALERS) cpSync(path.join(dealersDir, slug), path.join(dir, slug), { recursive: true });
  const harbour = readDealer(dir, 'harbour');
  const member = (slug: string, site: object) => {
    mkdirSync(path.join(dir, slug));
    const own = { id: `member-${slug}`, name: slug, hosts: [`${slug}.localhost`], stockOf: 'harbour', phones: {} };
    writeFileSync(
      path.join(dir, slug, 'site.json'),
      JSON.stringify({ ...harbour, leads: {}, content: {}, desk: {}, site: { ...harbour['site'], ...own, ...site } }),
    );
  };
  // Auburn's come first
  const places = harbour['site']!['locations'] as object[];
  const dealerships = harbour['site']!['dealerships'] as object[];
  const shown = { fact: 'show_on_dealer_website', in: [true] };
  member('auburn', {
    stockRule: { all: [shown, { fact: 'dealership_slug', in: ['harbour-auburn'] }] },
    dealerships: dealerships.slice(0, 1),
    locations: places.slice(0, 1).map((place) => ({ ...place, phone: '02 5550 9000' })),
  });
  member('usedcars', {
    stockRule: { all: [shown, { fact: 'car_type', in: ['used'] }] },
    dealerships: [{ id: 'u1', slug: 'usedcars', name: 'Used Cars' }],
    locations: places.slice(0, 1).map((place) => ({ ...place, slug: 'used', dealership_slug: 'usedcars' })),
  });
  return dir;
}

/** Makes a member of the group a site with stock of its own, or back. */
export function changeOwner(dir: string, slug: string, stockOf: string | undefined): void {
  const config = readDealer(dir, slug);
  const { stockOf: _before, ...site } = config['site'] ?? {};
  const changed = { ...config, site: { ...site, ...(stockOf === undefined ? {} : { stockOf }) } };
  writeFileSync(path.join(dir, slug, 'site.json'), JSON.stringify(changed));
}
