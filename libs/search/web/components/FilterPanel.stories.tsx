import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { parseListing, toggled, type ListingFilters } from '../rules/listingUrl.js';
import { withRange } from '../rules/rangeChoice.js';
import type { ListingResults } from '../rules/listingQuery.js';
import { FacetGroup, type FacetGroupProps } from './FacetGroup.js';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.js';
import { RangeGroup, type RangeGroupProps } from './RangeGroup.js';
import { useFilterKeys } from './useFilterKeys.js';

const SITE = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };
const NAMES = new Map([
  ['auburn', 'Harbour Auburn'],
  ['gold-coast', 'Harbour Gold Coast and the whole of its hinterland'],
]);

const results: ListingResults = {
  hits: [],
  found: 865,
  shownTotal: 865,
  facets: {
    car_type: [
      { value: 'used', count: 447 },
      { value: 'new', count: 296 },
      { value: 'demo', count: 122 },
    ],
    make: [
      'Toyota',
      'Mazda',
      'Hyundai',
      'Kia',
      'Ford',
      'Subaru',
      'Nissan',
      'Mercedes-Benz',
      'Isuzu',
      'BYD',
      'GWM',
      'MG',
    ].map((value, index) => ({ value, count: 90 - index * 6 })),
    body: [
      { value: 'SUV', count: 426 },
      { value: 'Ute', count: 133 },
    ],
    location: [
      { value: 'auburn', count: 300 },
      { value: 'gold-coast', count: 12_345 },
    ],
  },
  stats: { price: { min: 2_990, max: 164_990 }, year: { min: 2009, max: 2026 } },
  bars: {
    price: Array.from({ length: 33 }, (_, index) => [
      index * 5000,
      Math.round(90 * Math.exp(-((index - 6) ** 2) / 40)),
    ]),
    year: Array.from({ length: 18 }, (_, index) => [2009 + index, (index * 7) % 23]),
  },
};

interface Args {
  query: string;
  placement: FilterPanelProps['placement'];
  /** How many of the groups are behind "More filters". */
  behind: number;
  results: ListingResults | undefined;
  onToggle: FacetGroupProps['onToggle'];
  onRange: RangeGroupProps['onRange'];
}
const FACETS = ['car_type', 'make', 'body', 'location'] as const;
const RANGES = ['price', 'year', 'km'] as const;

function Panel({ query, placement, behind, results: shown, onToggle, onRange }: Args) {
  const [filters, setFilters] = useState<ListingFilters>(() => parseListing([], new URLSearchParams(query)));
  // the page's part of it
  useFilterKeys(placement === 'top');
  const groups = [
    ...RANGES.map((name) => (
      <RangeGroup
        key={name}
        name={name}
        range={filters.ranges[name]}
        stats={shown?.stats[name]}
        bars={shown?.bars[name] ?? []}
        isMenu={placement === 'top'}
        onRange={(own, change) => {
          onRange(own, change);
          setFilters(withRange(filters, own, change(filters.ranges[own])));
        }}
      />
    )),
    ...FACETS.map((name) => (
      <FacetGroup
        key={name}
        name={name}
        values={shown?.facets[name] ?? []}
        chosen={filters.facets[name] ?? []}
        shown={7}
        isMenu={placement === 'top'}
        labels={NAMES}
        onToggle={(own, value) => {
          onToggle(own, value);
          setFilters(toggled(filters, own, value));
        }}
      />
    )),
  ];
  return (
    <div style={placement === 'side' ? { maxWidth: 300 } : {}}>
      <h1>Vehicles</h1>
      <FilterPanel
        site={SITE}
        filters={filters}
        facets={FACETS}
        ranges={RANGES}
        showsNear={false}
        placement={placement}
        buttonText={`Show Me ${shown?.shownTotal ?? ''} cars`}
        more={groups.slice(groups.length - behind)}
        isMoreOpen={filters.facets.location !== undefined}
      >
        {groups.slice(0, groups.length - behind)}
      </FilterPanel>
    </div>
  );
}

const meta = {
  title: 'Search/FilterPanel',
  component: Panel,
  args: { placement: 'side', behind: 0, query: '', results, onToggle: fn(), onRange: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-22: facets with label, value and count; SRCH-21: a range by slider and by numbers. */
export const Beside: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Toyota/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('make', 'Toyota');
    await expect(canvas.getByRole('checkbox', { name: /Toyota/ })).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: /Isuzu/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all makes' }));
    await expect(canvas.getByRole('checkbox', { name: /Isuzu/ })).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: 'Search makes' });
    await userEvent.type(search, 'merc');
    await expect(canvas.getByRole('checkbox', { name: /Mercedes-Benz/ })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /Isuzu/ })).toBeNull();
    await userEvent.clear(search);
    const lowest = canvas.getByRole('slider', { name: 'Price, lowest' });
    lowest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: /From \(\$\)/ })).toBeVisible();
  },
};
/** A row of menus above the results; each closes by Escape. */
export const Above: Story = {
  args: { placement: 'top', query: 'make=Mazda' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Mazda')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Make'));
    await expect(canvas.getByRole('checkbox', { name: /Mazda/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Mazda')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Make'));
    await expect(canvas.getByRole('checkbox', { name: /Mazda/ })).toBeVisible();
  },
};
/** SRCH-22 the last groups show behind "More filters", and go again. */
export const MoreFilters: Story = {
  args: { behind: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox', { name: /Harbour Auburn/ })).toBeNull();
    await userEvent.click(canvas.getByText('More filters'));
    await userEvent.click(canvas.getByText('Location'));
    await expect(canvas.getByRole('checkbox', { name: /Harbour Auburn/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Fewer filters'));
    await expect(canvas.queryByRole('checkbox', { name: /Harbour Auburn/ })).toBeNull();
  },
};
/** SRCH-22 what is chosen there is in sight. In a row, a menu of them closes by Escape and they stay. */
export const MoreChosen: Story = {
  args: { behind: 3, query: 'location=auburn', placement: 'top' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Location'));
    await expect(canvas.getByRole('checkbox', { name: /Harbour Auburn/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Location')).toBeVisible();
    await expect(canvas.getByText('Fewer filters')).toBeVisible();
  },
};
/** On phones a sheet, opened by a link to it. */
export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    location.hash = '#filters';
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Filters' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Show Me 865 cars' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Close filters' })).toBeVisible();
  },
};
/** A chosen value stays in the list when nothing is found with it. */
export const ChosenWithoutResults: Story = {
  args: {
    query: 'make=Trabant&range[price]=5000:9000',
    results: { ...results, found: 0, shownTotal: 0, facets: {}, stats: {}, bars: {} },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: /Trabant/ })).toBeChecked();
  },
};
/** SRCH-06: no answer yet, or none at all. */
export const WithoutAnswer: Story = { args: { results: undefined } };
