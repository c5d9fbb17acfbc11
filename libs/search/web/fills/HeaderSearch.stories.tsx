import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BROKEN_SEARCH, buildAnswer, buildLargest, buildSearch, buildSummary, SLOW_SEARCH } from '@forecourt/testing';
import { KEPT_SEARCHES, type PastSearch } from '../rules/searchHistory.js';
import { Component as HeaderSearch } from './HeaderSearch.js';

const vehicles = [buildSummary(), buildLargest(), buildSummary({ id: 'A3', slug: 'a3', badge: 'GT-Line' })];
const groups = [{ found: 12_345, documents: [buildLargest()] }];
const FOUND = buildSearch([
  buildAnswer(vehicles, { found: 12_345 }),
  buildAnswer([], { groups }),
  buildAnswer([], { groups }),
  buildAnswer([], { groups }),
]);
const NOTHING = buildSearch([0, 1, 2, 3].map(() => buildAnswer([])));
const searches = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    href: `/search?make=Kia&seats=${index + 1}`,
    text: `Vehicles, Make: Kia, Seats: ${index + 1}, Location: Gold Coast Volkswagen Commercial Centre`,
  }));
const stored = (past: readonly PastSearch[], saved: readonly PastSearch[]) => ({
  state: () => ({ search: { past, saved, groups: {}, expanded: [] } }),
});

/** The header's search, and the address that it leads to. */
function Stage() {
  const { pathname, search } = useLocation();
  return (
    <main style={{ display: 'flex', justifyContent: 'end', minHeight: 560, padding: 'var(--space-3)' }}>
      <h1>Vehicles</h1>
      <div style={{ flex: 1 }}>
        <HeaderSearch />
      </div>
      <output style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0 }}>{pathname + search}</output>
    </main>
  );
}

const meta = {
  title: 'Search/Header search',
  component: Stage,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    search: FOUND,
    layout: 'fullscreen',
    // while suggestions are open, Base UI hides the rest from screen readers; Tab closes them before the focus gets
    // there
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Search vehicles' });

/** No searches yet: no list opens. */
export const NothingYet: Story = {
  play: async () => {
    await userEvent.click(field());
    await expect(field()).toHaveFocus();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
/** SRCH-18: right at the limit, the last five, and five of those that were saved. */
export const FiveLastSearches: Story = {
  parameters: stored(searches(KEPT_SEARCHES), searches(20)),
  play: async () => {
    await userEvent.click(field());
    const past = within(await screen.findByRole('group', { name: 'Your last searches' }));
    await expect(past.getAllByRole('option')).toHaveLength(KEPT_SEARCHES);
    const saved = within(screen.getByRole('group', { name: 'Your saved searches' }));
    await expect(saved.getAllByRole('option')).toHaveLength(5);
  },
};
/** By keys alone: typed, chosen by an arrow, opened by Enter. */
export const FoundByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('merc');
    await screen.findByRole('option', { name: 'Mercedes-Benz, 12,345 vehicles' });
    await expect(screen.getAllByRole('option', { name: /^2014 Mercedes-Benz.*\$99,999,999/ })).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent('make=Mercedes-Benz'));
    await expect(document.body).toHaveFocus();
  },
};
/** Plain words are offered as filters, before everything else. */
export const PlainWords: Story = {
  play: async () => {
    await userEvent.type(field(), 'white kia under 30k');
    const group = within(await screen.findByRole('group', { name: 'Search for' }));
    const option = group.getByRole('option', { name: /^“kia”, Colour: White, Price up to \$30,000, 12,345 vehicles$/ });
    await expect(option).toHaveAttribute('href', expect.stringContaining('30000'));
  },
};
/** SRCH-03: words that are understood as a whole are never “nothing”: they are counted by what they mean. */
export const UnderstoodAsAWhole: Story = {
  play: async () => {
    await userEvent.type(field(), 'white SUV under 30k');
    const name = /^Body: SUV, Colour: White, Price up to \$30,000, 12,345 vehicles$/;
    await expect(await screen.findByRole('option', { name })).toBeVisible();
    await expect(screen.queryByText(/Nothing matches/)).toBeNull();
  },
};
/** SRCH-03: understood, and none in stock: the row stays and leads to what comes close. */
export const UnderstoodAndNone: Story = {
  parameters: { search: NOTHING },
  play: async () => {
    await userEvent.type(field(), 'vw under 2k');
    await expect(
      await screen.findByRole('option', { name: 'Make: Volkswagen, Price up to $2,000, 0 vehicles' }),
    ).toBeVisible();
    await expect(screen.getByText(/^We have no vehicle like “vw under 2k”/)).toBeInTheDocument();
  },
};
export const NothingMatches: Story = {
  parameters: { search: NOTHING },
  play: async () => {
    await userEvent.type(field(), 'trabant');
    await expect(await screen.findByText(/^Nothing matches “trabant”/)).toBeVisible();
  },
};
/** The search does not answer: a message says this, and Enter still leads to the listing. */
export const Failed: Story = {
  parameters: { search: BROKEN_SEARCH },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(), 'kia');
    await expect(await screen.findByText(/^Suggestions are not available/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(/kia/i));
  },
};
/** Until an answer comes, what was there stays. */
export const Loading: Story = {
  parameters: { search: SLOW_SEARCH, ...stored(searches(1), []) },
  play: async () => {
    await userEvent.type(field(), 'kia');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};
/** On a phone an icon opens the field; Escape closes it and gives the focus back. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('link', { name: 'Search vehicles' });
    await userEvent.click(opener);
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('merc');
    const option = await screen.findByRole('option', { name: /^2014 Mercedes-Benz.*\$99,999,999/ });
    await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('merc');
    await expect(await screen.findByRole('option', { name: /^2014 Mercedes-Benz.*\$99,999,999/ })).toBeVisible();
  },
};
