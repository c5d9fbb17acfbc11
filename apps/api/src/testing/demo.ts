import path from 'node:path';
import { z } from 'zod';
import { financeConfig } from '@forecourt/finance-maths/config';
import { checkoutConfig, purchaseConfig } from '@forecourt/checkout/domain/config';
import { createSites, type Sites, type TemplateDefinition } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';

export const dealersDir = path.join(import.meta.dirname, '../../../../dealers');

const SECTIONS = [
  'search',
  'vehicle-detail',
  'navigation',
  'garage',
  'forms',
  'locations',
  'content',
  'offers',
  'desk',
  'words',
];

/** One demo dealer of each template: what holds for them holds for the others. */
export const DEALERS: ReadonlySet<string> = new Set(['harbour', 'northline', 'wattle']);

/**
 * These demo dealers, with the finance options of the service, and for the rest whatever the pages have or `defaults`
 * say.
 */
export function demoSites(defaults: Readonly<Record<string, Record<string, unknown>>> = {}, dir = dealersDir): Sites {
  const any = (id: string) => ({
    id,
    schema: z.record(z.string(), z.unknown()),
    defaults: (Object.hasOwn(defaults, id) && defaults[id]) || {},
  });
  const checkout = {
    ...checkoutConfig,
    defaults: { ...checkoutConfig.defaults, ...(Object.hasOwn(defaults, 'checkout') && defaults['checkout']) },
  };
  const purchase = {
    ...purchaseConfig,
    defaults: { ...purchaseConfig.defaults, ...(Object.hasOwn(defaults, 'purchase') && defaults['purchase']) },
  };
  const template: TemplateDefinition = {
    values: {},
    sections: [financeConfig, checkout, purchase, ...SECTIONS.map(any)],
  };
  const sites = createSites({
    dealersDir: dir,
    templates: { group: template, franchise: template, preowned: template, yard: template },
  });
  return dir === dealersDir ? { ...sites, all: sites.all.filter(({ slug }) => DEALERS.has(slug)) } : sites;
}

/** A used Kia in stock, without picture or price. */
export const buildKia = (id: string, values: Partial<Vehicle> = {}): Vehicle => ({
  id,
  slug: `kia-${id}`,
  stocknum: id,
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  images: [],
  show_on_dealer_website: true,
  created_at_timestamp: 1,
  updated_at_timestamp: 1,
  ...values,
});
