import { describe, expect, it } from 'vitest';
import { searchConfig, searchSchema } from '../config.js';
import { searchesOf } from '../instantsearch/searchListing.spec.help.js';
import { parseListing } from './listingUrl.js';
import { planCounts } from './savedSearchCounts.js';

const options = searchSchema.parse(searchConfig.defaults);
const site = {
  searchPrefix: '/used-car',
  defaultSearch: 'used-cars',
  locations: [],
  dealerships: [],
};

describe('counts of saved searches', () => {
  it('ask for what the listing of each address would find', async () => {
    const [counted] = planCounts(['/used-car/kia/rio?colour=White&range[price]=:30000'], options, site);
    const filters = parseListing(['kia', 'rio'], new URLSearchParams('colour=White&range[price]=:30000'));
    const [listed] = await searchesOf(filters, options, site);
    expect(counted?.['filter_by']).toBe(listed?.['filter_by']);
    expect(counted).toMatchObject({ per_page: 0 });
    expect(counted).not.toHaveProperty('facet_by');
  });
  it('no address is too strange to count', () => {
    expect(planCounts(['/used-car/%E0%A4%A?page=x', '/', ''], options, site)).toHaveLength(3);
  });
});
