import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { financeConfig } from '@forecourt/finance-maths/config';
import {
  type ConfigValues,
  resolveConfig,
  sectionOf,
  siteConfig,
  type SiteSection,
  siteSection,
  themeConfig,
  vehicleConfig,
} from '@forecourt/site-config';
import { financeMathsWords } from '@forecourt/finance-maths/words';
import { siteConfigWords } from '@forecourt/site-config/words';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleWords } from '@forecourt/vehicle/words';
import { TRANSLATION_SECTION } from '@forecourt/words';
import { vehicleDetailServerWords } from '../../words/translated.js';

interface SampleSite {
  readonly slug: string;
  readonly config: ConfigValues;
  readonly site: SiteSection;
}

/** What brochures say, in Chinese. */
const TRANSLATION = Object.fromEntries(
  [vehicleDetailServerWords, vehicleWords, siteConfigWords, financeMathsWords].flatMap(({ id, translations }) =>
    Object.entries(translations?.['zh-Hans'] ?? {}).map(([key, message]) => [`${id}.${key}`, message]),
  ),
);
const SECTIONS = [siteConfig, themeConfig, vehicleConfig, financeConfig];
const DEALERS = path.join(import.meta.dirname, '../../../../../dealers');

function readDealer(slug: string): SampleSite {
  const layer = JSON.parse(readFileSync(path.join(DEALERS, slug, 'site.json'), 'utf8')) as Record<string, unknown>;
  const values = Object.fromEntries(SECTIONS.flatMap(({ id }) => (Object.hasOwn(layer, id) ? [[id, layer[id]]] : [])));
  const config = resolveConfig(SECTIONS, [{ name: slug, values }]).values;
  return { slug, config, site: sectionOf({ config }, siteSection) };
}

/** The demo dealers in English, whose themes and licences brochures are tried with. */
export const SITES: readonly SampleSite[] = readdirSync(DEALERS)
  .filter((name) => existsSync(path.join(DEALERS, name, 'site.json')))
  .map(readDealer)
  .filter(({ site }) => site.language === 'en-AU');

/** A demo dealer in Chinese. */
export const chineseSite = (): SampleSite => {
  const site = readDealer('aurora-zh');
  return { ...site, config: { ...site.config, [TRANSLATION_SECTION]: TRANSLATION } };
};

/** 20 November 2026, 10:00 in Sydney and 9:00 in Brisbane. */
export const NOW = Date.UTC(2026, 10, 19, 23);

export function buildVehicle(values: Partial<Vehicle> = {}): Vehicle {
  return {
    id: 'A1',
    slug: '2021-kia-sorento-sport-a1',
    stocknum: 'A1-778',
    item_type: 'car',
    car_type: 'used',
    status: 'in_stock',
    year: 2021,
    make: 'Kia',
    model: 'Sorento',
    badge: 'Sport',
    simple_body: 'SUV',
    simple_fuel: 'Diesel',
    simple_transmission: 'Automatic',
    km: 42_000,
    price: 41_990,
    price_type: 'drive_away_price',
    images: [],
    variant: { power: 148, torque: 440, towingcapacitybraked: 2000 },
    features: ['Tow bar', 'Roof rails'],
    dealercomments: '<p>One owner &ndash; T&#257;maki.</p>',
    created_at_timestamp: NOW / 1000 - 30 * 86_400,
    updated_at_timestamp: NOW / 1000,
    ...values,
  };
}

export const siteOf = (slug: string): SampleSite => {
  const site = SITES.find((item) => item.slug === slug);
  if (!site) throw new Error(`There is no demo dealer "${slug}".`);
  return site;
};
