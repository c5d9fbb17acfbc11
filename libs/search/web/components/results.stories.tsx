import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listingTilesSlot } from '@forecourt/contracts';
import { fill, SiteContext, useSite } from '@forecourt/composition';
import { buildLargest, buildSummary, NOW } from '@forecourt/testing';
import { parseListing } from '../rules/listingUrl.js';
import type { PlacedPromo } from '../rules/promos.js';
import { AppliedFilters } from './AppliedFilters.js';
import { Paging } from './Paging.js';
import { ResultCarousel } from './ResultCarousel.js';
import { ResultGrid, ResultSkeletons, type ResultLayout } from './ResultGrid.js';

const SITE = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };

const vehicles = [
  buildSummary(),
  buildSummary({ id: 'A2', slug: 'a2', title: '2020 Mazda CX-5', status: 'coming_soon' }),
  buildSummary({ id: 'A3', slug: 'a3', title: '2019 Toyota HiLux', status: 'sold' }),
  buildLargest({ thumbnails: [] }),
];

/** A tile of whatever feature has some. */
const PROMO: PlacedPromo = { place: 2, tile: { id: 'we-want-your-car', fill: 'story/tiles', conditions: [] } };
const Tile = ({ tile, isWide }: { tile: string; isWide: boolean }) => (
  <aside aria-label={tile}>{isWide ? 'Sell us your car: we come to you' : 'We want your car'}</aside>
);
const tiles = fill(listingTilesSlot, {
  id: 'story/tiles',
  hydrate: 'never',
  load: () => Promise.resolve({ Component: Tile }),
});

/** The story's site with a feature that has tiles. */
function WithTiles({ children }: { children: ReactNode }) {
  const site = useSite();
  const fillsOf = (id: string) => (id === listingTilesSlot.id ? [tiles] : site.fillsOf(id));
  return <SiteContext value={{ ...site, fillsOf }}>{children}</SiteContext>;
}

/** As many again: more than a wide screen shows at once. */
const others = vehicles.map((vehicle) => ({ ...vehicle, id: `${vehicle.id}-again`, slug: `${vehicle.slug}-again` }));

interface Args {
  layout: ResultLayout | 'carousel';
  count: number;
  isBusy: boolean;
  query: string;
  page: number;
  pages: number;
  hasPromo?: boolean;
}

function Results({ layout, count, isBusy, query, page, pages, hasPromo }: Args) {
  const filters = { ...parseListing([], new URLSearchParams(query)), page };
  return (
    <div>
      <h1>Vehicles</h1>
      <AppliedFilters
        filters={filters}
        site={SITE}
        labels={new Map()}
        clearHref="/search"
        search={{ href: '/search?make=Kia', text: 'Kia' }}
      />
      {layout === 'carousel' ? (
        <ResultCarousel vehicles={[...vehicles, ...others].slice(0, count)} now={NOW} />
      ) : count === 0 ? (
        <ResultSkeletons count={6} layout={layout} />
      ) : (
        <WithTiles>
          <ResultGrid
            vehicles={vehicles.slice(0, count)}
            now={NOW}
            layout={layout}
            isBusy={isBusy}
            promos={hasPromo ? [PROMO] : []}
          />
        </WithTiles>
      )}
      <Paging filters={filters} site={SITE} pages={pages} />
    </div>
  );
}

const meta = {
  title: 'Search/Results',
  component: Results,
  args: { layout: 'grid', count: 4, isBusy: false, query: '', page: 1, pages: 1 },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Results>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(4);
  },
};
export const Dense: Story = { args: { layout: 'dense' } };
export const List: Story = { args: { layout: 'list' } };
/** SRCH-13: arrows that stop at the ends. */
export const Carousel: Story = {
  args: { layout: 'carousel', count: 8 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Previous vehicle' })).toBeDisabled();
    for (let press = 0; press < 7; press++) await userEvent.click(canvas.getByRole('button', { name: 'Next vehicle' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next vehicle' })).toBeDisabled());
  },
};
/** SRCH-14: a tile among the results, at its place. */
export const WithPromo: Story = {
  args: { hasPromo: true },
  play: async ({ canvasElement }) => {
    const tile = await within(canvasElement).findByRole('complementary', { name: 'we-want-your-car' });
    await expect(tile).toHaveTextContent('We want your car');
    await expect(tile.closest('li')?.previousElementSibling?.querySelector('article')).not.toBeNull();
    await expect(tile.closest('li')?.nextElementSibling?.querySelector('article')).not.toBeNull();
  },
};
export const WithPromoInRows: Story = {
  args: { hasPromo: true, layout: 'list' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sell us your car: we come to you')).toBeVisible();
  },
};
export const OneResult: Story = { args: { count: 1 } };
/** SRCH-06: results stay while newer ones are on their way. */
export const Loading: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};
/** SRCH-06: card skeletons where there is nothing to keep. */
export const Skeletons: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading vehicles');
  },
};
/** SRCH-03: chosen filters appear above the results, each with a link that removes it. */
export const WithFilters: Story = {
  args: { query: 'make=Toyota&make=Mazda&range[price]=5000:30000&query=tow' },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Chosen filters' }));
    await expect(list.getByRole('link', { name: 'Remove Make: Toyota' })).toHaveAttribute(
      'href',
      expect.stringContaining('/search/mazda?'),
    );
    await expect(list.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/search');
  },
};
/** SRCH-10: pages are links. */
export const ManyPages: Story = {
  args: { page: 5, pages: 42 },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Pages of results' }));
    await expect(nav.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/search?page=6');
    await expect(nav.getByRole('link', { name: 'Page 42' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  args: { query: 'make=Toyota', page: 2, pages: 42 },
  globals: { viewport: { value: 'phone' } },
};
