import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { SiteSection } from '@forecourt/site-config';
import { buildLargest, buildStock, LONGEST, NOW } from '@forecourt/testing';
import { Component as HomeBrowse } from './HomeBrowse.js';
import { Component as HomeFeatured } from './HomeFeatured.js';
import { Component as HomeHero } from './HomeHero.js';
import { Component as HomeNewest } from './HomeNewest.js';
import { Component as HomeStats } from './HomeStats.js';
import type { BrowseData, FeaturedData, HeroData, NewestData, StatsData } from './homeLoaders.js';

interface Args {
  hero: HeroData | null;
  browse: readonly (BrowseData | null)[];
  newest: NewestData | null;
  featured?: FeaturedData | null;
  stats?: StatsData | null;
  rows?: SiteSection['homeRows'];
}

/** The front page's sections as the dealer's options have them. */
function Home({ hero, browse, newest, featured = null, stats, rows = 'sideways' }: Args) {
  return (
    <main data-front={rows}>
      <HomeHero data={hero} />
      {browse.map((data, index) => (
        <HomeBrowse key={data?.facet ?? index} data={data} />
      ))}
      <HomeFeatured data={featured} />
      <HomeNewest data={newest} />
      {stats !== undefined && <HomeStats data={stats} />}
    </main>
  );
}

const value = (name: string, count: number) => ({ value: name, count });
const MAKES = ['Kia', 'Mercedes-Benz', 'Rolls-Royce', 'Lamborghini', 'International'];
const vehicles = [buildLargest(), ...buildStock(7)];
const hero: HeroData = {
  found: 12_345,
  makes: MAKES.map((name) => value(name, 93)),
  conditions: [value('used', 9_999), value('new', 1)],
  shown: [],
  now: NOW,
};
const browse: BrowseData[] = [
  { facet: 'body', found: 12_345, values: [value('People Mover', 1), value('SUV', 9_999)] },
  { facet: 'make', found: 12_345, values: MAKES.map((name) => value(name, 9_999)) },
  { facet: 'model', found: 12_345, values: [value(LONGEST.model, 9_999), value('Rio', 1)] },
];

const meta = {
  title: 'Search/Front page sections',
  component: Home,
  args: { hero, browse, newest: { vehicles, now: NOW } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('button', { name: 'Search 12,345 vehicles' })).toBeVisible();
  await expect(canvas.getAllByRole('link', { name: 'See all 12,345 vehicles' })).toHaveLength(browse.length);
  await expect(canvas.getAllByRole('article')).toHaveLength(vehicles.length);
};
export const InHarbour: Story = { globals: { dealer: 'harbour' }, play: shows };
export const InNorthline: Story = { globals: { dealer: 'northline' }, play: shows };
/** Some of the newest vehicles are in the welcome itself. */
export const InWattle: Story = {
  args: { hero: { ...hero, shown: vehicles.slice(0, 4) } },
  globals: { dealer: 'wattle' },
  play: shows,
};
/** SRCH-25: cards of a section are a row that is swiped, and the page stays short. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, dealer: 'northline' },
  play: async (context) => {
    await shows(context);
    const { canvasElement } = context;
    const heights = [...canvasElement.querySelectorAll('section')].map((section) => section.offsetHeight);
    // the welcome has a form
    await expect(Math.max(...heights.slice(1))).toBeLessThan(900);
    const rows = [...canvasElement.querySelectorAll('ul')].filter(
      (list) => getComputedStyle(list).gridAutoFlow === 'column',
    );
    await expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      await expect(row.querySelector('a')).not.toBeNull();
      await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
/** A dealer may have the cards one below the other. */
export const StackedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, dealer: 'northline' },
  args: { rows: 'stacked' },
  play: async ({ canvasElement }) => {
    const articles = within(canvasElement).getAllByRole('article');
    const lefts = new Set(articles.map((article) => Math.round(article.getBoundingClientRect().left)));
    await expect(lefts.size).toBe(1);
  },
};
/** The stock cannot be read: only the welcome and its search show. */
export const Failed: Story = {
  args: { hero: null, browse: [null], newest: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('search', { name: 'Find a vehicle' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};
/** One value is no choice, and no arrivals are no section. */
export const AlmostEmpty: Story = {
  args: {
    hero: { ...hero, found: 1, makes: [], conditions: [value('used', 1)], shown: [] },
    browse: [{ facet: 'body', found: 1, values: [value('SUV', 1)] }],
    newest: { vehicles: [], now: NOW },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Search 1 vehicle$/ })).toBeVisible();
  },
};

/** SRCH-25 counted from the stock, and what the site puts forward with the way to all of it. */
export const FeaturedWithFigures: Story = {
  globals: { dealer: 'harbour' },
  args: {
    browse: [],
    newest: null,
    featured: { vehicles: vehicles.slice(0, 3), found: 41, now: NOW },
    stats: { found: 12_345, makes: 38 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('38')).toBeVisible();
    await expect(canvas.getByText('vehicles in stock')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all 41 vehicles' })).toHaveAttribute(
      'href',
      '/search/demo-cars',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
