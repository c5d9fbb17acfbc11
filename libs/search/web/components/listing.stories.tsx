import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useAppStore } from '@forecourt/runtime/store';
import { Container, Toaster, toastsOf } from '@forecourt/ui-kit';
import { parseListing } from '../rules/listingUrl.js';
import { ListingBar } from './ListingBar.js';
import { SaveSearch } from './SaveSearch.js';
import { ShowMore } from './ShowMore.js';
import { StatsBanner } from './StatsBanner.js';
import { WordsField } from './WordsField.js';

const SITE = { searchPrefix: '/search', defaultSearch: 'new-used-and-demo-cars', locations: [], dealerships: [] };

interface Args {
  query: string;
  shown: number;
  found: number;
  chosen: number;
  isLoading: boolean;
  onText: (text: string) => void;
  onWords: (query: string) => void;
}

/** The parts around the results of a listing. */
function Around({ query, shown, found, chosen, isLoading, onText, onWords }: Args) {
  const filters = parseListing([], new URLSearchParams(query));
  return (
    <Container>
      <h1>Vehicles</h1>
      <ListingBar
        site={SITE}
        filters={filters}
        views={{ present: filters.view ?? 'grid', own: 'grid' }}
        words={<WordsField value={filters.query} onText={onText} />}
        total={<p>{found} vehicles</p>}
        chosen={chosen}
        onWords={onWords}
      >
        {null}
      </ListingBar>
      <SaveSearch search={{ href: '/search?make=Kia', text: 'Kia' }} />
      <ShowMore
        from={1}
        to={shown}
        found={found}
        href={shown < found ? '/search?page=2' : undefined}
        isLoading={isLoading}
        onMore={fn()}
      />
      <Toaster toasts={toastsOf(useAppStore())} />
      <StatsBanner
        stats={[
          { value: '5', label: 'locations' },
          { value: '30', label: 'brands' },
          { value: '12,345', label: 'vehicles in stock' },
        ]}
      />
    </Container>
  );
}

const meta = {
  title: 'Search/Around the results',
  component: Around,
  args: { query: '', shown: 21, found: 418, chosen: 0, isLoading: false, onText: fn(), onWords: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Around>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'white kia{Enter}');
    await expect(args.onText).toHaveBeenLastCalledWith('white kia');
    await expect(args.onWords).toHaveBeenLastCalledWith('white kia');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('white kia');
    await expect(canvas.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/search?view=list');
    await expect(canvas.getByText('Showing 1 to 21 of 418')).toBeVisible();
  },
};
/** SRCH-22 on a phone one row has words, order and the way to the filters, which says how many are chosen. */
export const BarOnAPhone: Story = {
  args: { chosen: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    const filters = canvas.getByRole('link', { name: 'Filters 3 chosen' });
    await expect(field).toHaveAttribute('placeholder', 'White SUV under 30k');
    const [one, other] = [field.getBoundingClientRect(), filters.getBoundingClientRect()];
    await expect(Math.abs(one.top - other.top)).toBeLessThan(2);
    await expect(other.height).toBeGreaterThanOrEqual(44);
  },
};
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Loading …' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** Right at the limit: nothing more to show. */
export const LastPage: Story = {
  args: { shown: 418 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Show more vehicles' })).toBeNull();
  },
};
/** Saved in one press, with new matches by mail offered in the same window; removed by Undo or by the same button. */
export const Saving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async () => userEvent.click(await canvas.findByRole('button', { name: 'Save this search' }));
    await press();
    const saved = within(await within(document.body).findByRole('dialog', { name: 'Search saved' }));
    await waitFor(() => expect(saved.getByText(/is saved on this device/)).toBeVisible());
    await expect(saved.getByRole('link', { name: 'See your saved searches' })).toBeVisible();
    await userEvent.click(saved.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('The search is no longer saved.')).toBeVisible());
    await press();
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Search saved', pressed: true }));
    await expect(await canvas.findByRole('button', { name: 'Save this search' })).toBeVisible();
  },
};
