import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRefinementList } from 'react-instantsearch';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SearchGateway, SearchParameters } from '@forecourt/runtime';
import { buildStock, NOW } from '@forecourt/testing';
import { parseListing } from '../rules/listingUrl.js';
import type { ListingData } from '../pages/listingLoader.js';
import { Hits } from '../widgets/Hits.js';
import { Total } from '../widgets/Total.js';
import { ListingSearch } from './ListingSearch.js';

/** Any hook of react-instantsearch in a component of one's own: that is all a widget of the listing is. */
function States() {
  const { items, refine } = useRefinementList({ attribute: 'state' });
  const button = ({ value, count }: (typeof items)[number]) => (
    <button key={value} type="button" onClick={() => refine(value)}>{`${value} (${count})`}</button>
  );
  return (
    <div role="group" aria-label="States">
      {items.map(button)}
    </div>
  );
}

const data: ListingData = {
  filters: { ...parseListing([], new URLSearchParams()), path: ['new-used-and-demo-cars'] },
  results: {
    hits: buildStock(6),
    found: 6,
    shownTotal: 6,
    facets: {
      state: [
        { value: 'NSW', count: 4 },
        { value: 'QLD', count: 2 },
      ],
    },
    stats: {},
    bars: {},
  },
  now: NOW,
};
const asked: (readonly SearchParameters[])[] = [];
const search: SearchGateway = {
  multiSearch: <Document,>(searches: readonly SearchParameters[]) => {
    asked.push(searches);
    const hits = buildStock(4).map((document) => ({ document: document as Document }));
    const facet_counts = [
      {
        field_name: 'state',
        counts: [
          { value: 'NSW', count: 4 },
          { value: 'QLD', count: 2 },
        ],
      },
    ];
    return Promise.resolve(searches.map(() => ({ found: 4, out_of: 6, page: 1, hits, facet_counts })));
  },
};

const Page = () => (
  <ListingSearch data={data}>
    <h1>Vehicles</h1>
    <Total />
    <States />
    <Hits />
  </ListingSearch>
);

const meta = {
  title: 'Search/A widget of your own',
  component: Page,
  parameters: { search, page: () => ({ address: '/search', data }) },
} satisfies Meta<typeof Page>;
export default meta;

/**
 * The widget counts and filters with the rest of the page, by one request for each choice; its choice is in the
 * address.
 */
export const FiveLines: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    asked.length = 0;
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('6 vehicles');
    await userEvent.click(canvas.getByRole('button', { name: 'NSW (4)' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 vehicles'));
    await expect(asked.map((searches) => searches[0]?.['filter_by'])).toEqual(['(state:=[`NSW`])']);
  },
};
