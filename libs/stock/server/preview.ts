import type { ConfiguredSite } from '@forecourt/service/sites';
import { vehicleOptionsOf } from '@forecourt/site-config';
import { cardFacts, priceDisplay, toDocument, vehicleTitle } from '@forecourt/vehicle';
import { checkPlaces } from './feed/checkPlaces.js';
import type { Mapping } from './feed/mapping.js';
import { FeedError, readFeed } from './feed/readFeed.js';
import { toVehicle, type Issue } from './feed/toVehicle.js';

/** A row of a feed as the site would show it. */
export interface PreviewRow {
  readonly row: number;
  readonly stocknum?: string;
  /** Absent where the row cannot be used. */
  readonly card?: {
    readonly title: string;
    readonly price: string;
    readonly facts: string;
    readonly place: string;
    readonly pictures: number;
  };
  readonly warnings: readonly string[];
}

export interface Preview {
  readonly rows: readonly PreviewRow[];
  /** Notes about the file as a whole. */
  readonly notes: readonly string[];
  /** Why the file cannot be trusted, as far as it was read. */
  readonly refusal?: string;
}

/** The first rows of a feed as cards of a site; nothing is stored. */
export async function previewFeed(options: {
  readonly file: string;
  readonly mapping: Mapping;
  readonly site: ConfiguredSite;
  readonly now: number;
  readonly count?: number;
}): Promise<Preview> {
  const { file, mapping, site, now, count = 10 } = options;
  const rows: PreviewRow[] = [];
  const notes: string[] = [];
  const onNote = (column: string, reason: string) => notes.push(`${column === '' ? '' : `${column}: `}${reason}`);
  try {
    checkPlaces(mapping, site.site, onNote);
    for await (const row of readFeed(file, mapping, { onNote })) {
      const { vehicle, stocknum, issues } = toVehicle(row, mapping, site.site, now);
      const known = { row: row.row, ...(stocknum === undefined ? {} : { stocknum }), warnings: issues.map(inWords) };
      if (!vehicle) rows.push(known);
      else {
        const { cardFacts: names, ...options } = vehicleOptionsOf(site);
        const summary = toDocument(vehicle, { site: site.slug });
        const price = priceDisplay(vehicle, { ...options, offersSubscription: site.site.offersSubscription });
        const basis =
          price.kind === 'price' ? price.typeLabel : price.kind === 'subscription' ? price.suffix : undefined;
        rows.push({
          ...known,
          card: {
            title: vehicleTitle(vehicle),
            price: basis === undefined ? price.text : `${price.text} ${basis}`,
            facts: cardFacts(summary, names)
              .map(({ name, value }) => `${name} ${value}`)
              .join(' · '),
            place: [vehicle.city, vehicle.state].filter(Boolean).join(', '),
            pictures: vehicle.images.length,
          },
        });
      }
      if (rows.length >= count) break;
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return { rows, notes, refusal: error.message };
  }
  return { rows, notes };
}

const inWords = ({ kind, column, value, reason }: Issue): string =>
  `${kind}: ${column === '' ? '' : `${column}: `}${reason}${value === '' ? '' : ` ("${value.slice(0, 60)}")`}`;
