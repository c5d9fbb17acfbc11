import path from 'node:path';
import { financeConfig } from '@forecourt/finance-maths/config';
import { createSites, type ConfiguredSite, type TemplateDefinition } from '@forecourt/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { z } from 'zod';

const loose = (id: string) => ({ id, schema: z.record(z.string(), z.unknown()), defaults: {} });
const template: TemplateDefinition = {
  values: {},
  sections: [financeConfig, ...['search', 'vehicle-detail', 'navigation', 'garage', 'forms'].map(loose)],
};

/** The demo dealers, whose themes and licences brochures are tried with. */
export const SITES: readonly ConfiguredSite[] = createSites({
  dealersDir: path.join(import.meta.dirname, '../../../../../dealers'),
  templates: { group: template, franchise: template, preowned: template },
}).all;

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

export const siteOf = (slug: string): ConfiguredSite => {
  const site = SITES.find((item) => item.slug === slug);
  if (!site) throw new Error(`There is no demo dealer "${slug}".`);
  return site;
};
