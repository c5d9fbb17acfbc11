import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveConfig, sectionOf, siteConfig, siteSection, type SiteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { parseMapping } from '../feed/mapping.js';
import { readStock, type ReadStock } from '../readStock.js';

const dealer = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../../dealers/harbour/site.json'), 'utf8'),
) as { site: Record<string, unknown> };

/** A dealer with several places; the primary one is in New South Wales. */
export const harbour = sectionOf(
  { config: resolveConfig([siteConfig], [{ name: 'harbour', values: { site: dealer.site } }]).values },
  siteSection,
);

/** The same with its primary place alone: where every vehicle is, whatever a feed says of places. */
export const oneYard: SiteSection = { ...harbour, locations: harbour.locations.filter(({ primary }) => primary) };

/** What an empty site would take from a feed; the file goes when it is read. */
export async function readText(
  name: string,
  text: string | Buffer,
  mapping: object,
  options: { isDryRun?: boolean; site?: SiteSection } = {},
): Promise<ReadStock & { vehicles: Vehicle[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-text-'));
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const vehicles: Vehicle[] = [];
  try {
    const read = await readStock(
      { file, mapping: parseMapping(mapping, 'mapping.json'), site: oneYard, ...options },
      new Map(),
      0,
      ({ vehicle }) => {
        vehicles.push(vehicle);
        return Promise.resolve();
      },
    );
    return { ...read, vehicles };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
