import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LONGEST } from '@forecourt/testing';
import { parseListing } from '../domain/listingUrl.js';
import { AppliedFilters } from './AppliedFilters.js';
import { Paging } from './Paging.js';
import { PromoCard } from './PromoCard.js';
import { StatsBanner } from './StatsBanner.js';

const SITE = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };

interface Args {
  query: string;
  page: number;
  pages: number;
  promo: { title: string; text: string; linkText: string };
  isWide: boolean;
  stats: readonly { value: string; label: string }[];
}

function Parts({ query, page, pages, promo, isWide, stats }: Args) {
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
      <div style={isWide ? {} : { maxWidth: 244 }}>
        <PromoCard tile={{ id: 'tile', href: '/contact-us', conditions: [], ...promo }} isWide={isWide} />
      </div>
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
    isWide: false,
    promo: { title: 'We Want Your Car!', text: '', linkText: 'Sell it' },
    stats: [],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen, one page, no figures: only what is there is drawn. */
export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
/** SRCH-03: as much as can be chosen, each with its own way out, by keys. */
export const EverythingChosen: Story = {
  args: {
    query: `query=${'tow'.repeat(40)}&make=Mercedes-Benz&model=${LONGEST.model}&badge=${encodeURIComponent(LONGEST.badge)}&location=centre&range[price]=99999998:99999999&range[km]=0:999999&car_type=used&car_type=new&car_type=demo`,
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
/** SRCH-14 SRCH-25: words as long as a dealer may write them. */
export const LongWords: Story = {
  args: {
    promo: {
      title: 'Finanzierungsangebote for everybody, every day, at every one of our dealerships',
      text: 'Our high turnover means we can pay more. '.repeat(8),
      linkText: 'Tell us about the vehicle that you would like to sell',
    },
    stats: [
      { value: '99,999,999', label: 'kilometres driven by our customers since 1926' },
      { value: '50+', label: 'locations' },
      { value: '40+', label: 'brands' },
      { value: '100', label: 'years' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('complementary');
    const inner = card.getBoundingClientRect().right - parseFloat(getComputedStyle(card).paddingRight);
    for (const part of card.children) await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(inner + 1);
    await expect(within(canvasElement).getByText('99,999,999').getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};
export const LongWordsInNorthline: Story = { ...LongWords, globals: { dealer: 'northline' } };
export const LongWordsInARow: Story = { args: { ...LongWords.args, isWide: true } };
