import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SearchGateway, SearchParameters } from '@forecourt/runtime';
import { LostSearchError } from '@forecourt/runtime/search';
import { buildLargest, buildStock, NOW } from '@forecourt/testing';
import filterPanel from '../components/FilterPanel.stories.js';
import type { ListingResults } from '../rules/listingQuery.js';
import { parseListing } from '../rules/listingUrl.js';
import { Component as ListingPage } from './ListingPage.js';
import type { ListingData } from './listingLoader.js';

const results = { ...filterPanel.args.results, hits: [buildLargest(), ...buildStock(20)] };
type Values = Partial<Omit<ListingData, 'results'>> & { results?: ListingResults | undefined };
const listing = (query: string, values: Values = {}): ListingData => ({
  filters: parseListing([], new URLSearchParams(query)),
  results,
  now: NOW,
  ...(values as Partial<ListingData>),
});
const page = (query: string, values?: Values) => ({
  page: () => ({ address: `/search?${query}`, data: listing(query, values) }),
});
const asking = (multiSearch: () => Promise<never>): { search: SearchGateway } => ({ search: { multiSearch } });
const NONE = { ...results, hits: [], found: 0, shownTotal: 0, facets: {}, stats: {}, bars: {} };

const meta = {
  title: 'Pages/Search/Listing page',
  component: ListingPage,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', ...page('') },
} satisfies Meta<typeof ListingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { level: 1, name: /^865 [a-z]/i })).toBeVisible();
  await expect(canvas.getAllByRole('article')).toHaveLength(21);
};
/** SRCH-10: filters next to a grid of cards. */
export const Beside: Story = { globals: { dealer: 'harbour' }, play: shows };
/** Filters above a dense grid. */
export const Above: Story = { globals: { dealer: 'northline' }, play: shows };
/** One vehicle a row. */
export const Rows: Story = { globals: { dealer: 'wattle' }, play: shows };
/** SRCH-06: the last results stay while newer ones are on their way, and say that they wait. */
export const Loading: Story = {
  parameters: { ...page(''), ...asking(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sort by' }), 'Highest price');
    await waitFor(() => expect(canvasElement.querySelector('ul[aria-busy="true"]')).not.toBeNull());
    await expect(canvas.getAllByRole('article')).toHaveLength(21);
  },
};
/** SRCH-06: the search fails after it answered: the last results stay, with a way to try again. */
export const FailedLater: Story = {
  parameters: { ...page(''), ...asking(() => Promise.reject(new Error('This search fails.'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sort by' }), 'Highest price');
    await expect(await canvas.findByText(/these are the last results/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(21);
  },
};
/** SRCH-06: the code of the search did not come: only another document can search, and another try loads one. */
export const CodeLost: Story = {
  parameters: { ...page(''), ...asking(() => Promise.reject(new LostSearchError(new Error('Failed to fetch')))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Sort by' }), 'Highest price');
    const link = await canvas.findByRole('link', { name: 'Try again' });
    await expect(link).toHaveAttribute('target', '_self');
    await expect(link).toHaveAttribute('href', '/search?sortBy=price-desc');
    await expect(canvas.getAllByRole('article')).toHaveLength(21);
  },
};
/** The search never answered: the page still shows, with its search and a way to try again. */
export const Outage: Story = {
  parameters: page('make=Kia', { results: undefined }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/search/kia');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
};
/** Words and conditions of a search request. */
const asked: (readonly SearchParameters[])[] = [];
const answering: { search: SearchGateway } = {
  search: {
    multiSearch: <Document,>(searches: readonly SearchParameters[]) => {
      asked.push(searches);
      const hits = buildStock(4).map((document) => ({ document: document as Document }));
      return Promise.resolve(searches.map(() => ({ found: 4, out_of: 6, page: 1, hits, facet_counts: [] })));
    },
  },
};
const lastAsked = () => {
  const search = asked.at(-1)?.[0];
  return [search?.['q'], ...String(search?.['filter_by']).replaceAll(/[()]/g, '').split(' && ').sort()];
};
/**
 * SRCH-03 SRCH-05: words mean while they are typed what they mean after Enter, the field keeps them, and other words
 * take their place; what was chosen by hand stays, and one tap leaves it out.
 */
export const WordsAsTheyAreTyped: Story = {
  globals: { dealer: 'harbour' },
  parameters: { ...page('car_type=used'), ...answering },
  play: async ({ canvasElement }) => {
    asked.length = 0;
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('searchbox', { name: 'Search' });
    const chips = () => within(canvas.getByRole('list', { name: 'Chosen filters' }));
    await userEvent.type(field, 'white suv');
    await waitFor(() =>
      expect(lastAsked()).toEqual(['*', 'car_type:=[`used`]', 'colour:=[`White`]', 'simple_body:=[`SUV`]']),
    );
    await expect(chips().getByText('Colour: White')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(field).toHaveValue('white suv');
    await userEvent.clear(field);
    await userEvent.type(field, 'vw golf{Enter}');
    await waitFor(() => expect(lastAsked()).toEqual(['golf', 'car_type:=[`used`]', 'make:=[`Volkswagen`]']));
    await expect(chips().queryByText('Colour: White')).toBeNull();
    await expect(canvas.getByText(/Searching for “vw golf” within Condition: Used/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Search all vehicles instead' }));
    await waitFor(() => expect(lastAsked()).toEqual(['golf', 'make:=[`Volkswagen`]']));
    await expect(field).toHaveValue('vw golf');
    // a chip that goes takes the words with it that had brought it
    await userEvent.click(chips().getByRole('link', { name: 'Remove Make: Volkswagen' }));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('golf'));
  },
};
/** SRCH-07: nothing found, and what each filter costs. */
export const Empty: Story = {
  parameters: page('make=Kia&range[price]=:9000', { results: NONE, rescues: [{ key: 'price', count: 412 }] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^0 Kia$/);
    await expect(canvas.getByRole('link', { name: /Without Price up to \$9,000/ })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};
/** Right at the limit: one vehicle is no plural, and has no second page. */
export const OneVehicle: Story = {
  parameters: page('query=prado', { results: { ...results, hits: buildStock(1), found: 1, shownTotal: 1 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^1 vehicle$/);
    await expect(canvas.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  },
};
/** SRCH-10: an old link leads beyond the last page. */
export const BeyondTheLastPage: Story = {
  parameters: page('page=99', { results: { ...results, hits: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Go to the last page' })).toHaveAttribute(
      'href',
      '/search?page=42',
    );
  },
};
/** LOC-09: no such postcode; the text has the maximum length. */
export const InvalidPostcode: Story = {
  parameters: page('', { refused: { postcode: '4'.repeat(20), km: 50 } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Invalid postcode: “4{20}”/)).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: shows };
/** LOC-08: the place that this device holds is offered, not forced; its address is that of the narrowed listing. */
export const AtTheChosenPlace: Story = {
  globals: { dealer: 'harbour', viewport: { value: 'phone' } },
  parameters: { ...page(''), state: () => ({ locations: { chosen: 'auburn' } }) },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Only at Harbour Auburn' });
    await expect(link).toHaveAttribute('href', '/search/auburn');
  },
};
