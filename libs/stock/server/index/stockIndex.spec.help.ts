import { vehicleConfig } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { createTypesense, handle } from '@forecourt/typesense-embedded';
import type { Vehicle } from '@forecourt/vehicle';
import { harbour } from '../testing/readText.js';
import { readAnswer, type SearchPort } from './searchPort.js';

const headers = { 'x-typesense-api-key': 'key' };

/** A search server in memory, and every request that it got, such as `GET /aliases`. */
export function searchInMemory(): { readonly search: SearchPort; readonly requests: string[] } {
  const typesense = createTypesense({ apiKey: 'key' });
  const requests: string[] = [];
  return {
    requests,
    search: {
      request: <Answer>(method: string, path: string, body?: unknown, query: Readonly<Record<string, string>> = {}) => {
        requests.push(`${method} ${path}`);
        const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
        const answer = handle(typesense, { method, path, query, headers, body: text });
        return Promise.resolve().then(() => readAnswer<Answer>(answer.status, answer.body));
      },
      settled: () => Promise.resolve(),
    },
  };
}

/** A site with stock of its own, as the index reads it. */
export const siteOf = (slug: string, change: Partial<ConfiguredSite['site']> = {}): ConfiguredSite =>
  ({
    ...{ slug, stockOwner: slug },
    site: { ...harbour, financeProvider: 'one', ...change },
    config: { vehicle: vehicleConfig.defaults },
  }) as unknown as ConfiguredSite;

export const sitesOf = (all: readonly ConfiguredSite[]): Sites => ({
  ...{ all, broken: [] },
  byHost: () => all[0],
  bySlug: (slug) => all.find((site) => site.slug === slug),
});

/** A used Kia at the primary place, with the repayments of two lenders. */
export function kia(stocknum: string): Vehicle {
  const lender = (paymentWeek: number) => ({ paymentWeek, interestRate: 8, comparisonRate: 9 });
  return {
    ...{ id: stocknum, stocknum, slug: `kia-${stocknum}`, make: 'Kia', model: 'Rio', images: [], item_type: 'car' },
    ...{ car_type: 'used', status: 'in_stock', show_on_dealer_website: true },
    ...{ created_at_timestamp: 1_790_000_000, updated_at_timestamp: 1_790_000_000 },
    location: { slug: 'auburn', name: 'Auburn' },
    finance_lenders: { one: lender(100), two: lender(200) },
  } as unknown as Vehicle;
}
