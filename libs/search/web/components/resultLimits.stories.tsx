import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONGEST } from '@forecourt/testing';
import { parseListing } from '../rules/listingUrl.js';
import { AppliedFilters } from './AppliedFilters.js';
import { Paging } from './Paging.js';
import { StatsBanner } from './StatsBanner.js';

const SITE = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };

interface Args {
  query: string;
  page: number;
  pages: number;
  stats: readonly { value: string; label: string }[];
}

function Parts({ query, page, pages, stats }: Args) {
  const filters = { ...parseListing([], new URLSearchParams(query)), page };
  return (
    <div>
      <h1>Vehicles</h1>
      <AppliedFilters
        filters={filters}
        site={SITE}
        labels={new Map([['centre', LONGEST.location_name]])}
        clearHref="/search"
        search={{ href: `/search?${query}`, text: 'Vehicles' }}
      />
      <Paging filters={filters} site={SITE} pages={pages} />
      <StatsBanner stats={stats} />
    </div>
  );
}

const meta = {
  title: 'Search/Around the results at their limits',
  component: Parts,
  args: {
    query: '',
    page: 1,
    pages: 1,
    stats: [],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen, one page, no figures: empty elements are not rendered. */
export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** SRCH-03: as much as can be chosen, each with its own way out, by keys. */
export const EverythingChosen: Story = {
  args: {
    query:
      `query=${'tow'.repeat(40)}&make=Mercedes-Benz&model=${LONGEST.model}` +
      `&badge=${encodeURIComponent(LONGEST.badge)}` +
      '&location=centre&range[price]=99999998:99999999&range[km]=0:999999&car_type=used&car_type=new&car_type=demo',
    page: 999,
    pages: 1000,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Chosen filters' }));
    await expect(list.getByRole('link', { name: 'Remove Price $99,999,998 to $99,999,999' })).toBeVisible();
    await userEvent.tab();
    await expect(list.getAllByRole('link')[0]).toHaveFocus();
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
/** SRCH-10: the first of two pages, and the last of many. */
export const FirstOfTwo: Story = {
  args: { pages: 2 },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Pages of results' }));
    await expect(nav.queryByRole('link', { name: 'Previous' })).toBeNull();
    await expect(nav.queryByText('…')).toBeNull();
    await expect(nav.getAllByRole('link')).toHaveLength(3);
  },
};
export const LastOfMany: Story = {
  args: { page: 1000, pages: 1000 },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Pages of results' }));
    await expect(nav.queryByRole('link', { name: 'Next' })).toBeNull();
    await expect(nav.getAllByText('…')).toHaveLength(1);
  },
};
/** SRCH-25: figures as long as a dealer may write them. */
export const LongFigures: Story = {
  args: {
    stats: [
      { value: '99,999,999', label: 'kilometres driven by our customers since 1926' },
      { value: '50+', label: 'locations' },
      { value: '40+', label: 'brands' },
      { value: '100', label: 'years' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99,999,999').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
