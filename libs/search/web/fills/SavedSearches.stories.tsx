import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BROKEN_SEARCH, buildAnswer, buildSearch, LONGEST, SLOW_SEARCH } from '@forecourt/testing';
import { useAppStore } from '@forecourt/runtime/store';
import { Toaster, toastsOf } from '@forecourt/ui-kit';
import { SAVED_SEARCHES } from '../rules/searchHistory.js';
import { Component as SavedSearches } from './SavedSearches.js';

const saved = (count: number, text: string) => ({
  state: () => ({
    search: {
      past: [],
      saved: Array.from({ length: count }, (_, index) => ({
        href: `/search?make=Kia&seats=${index + 1}`,
        text: `${text} ${index + 1}`,
      })),
      groups: {},
      expanded: [],
    },
  }),
});
const counted = (...counts: number[]) => buildSearch(counts.map((found) => buildAnswer([], { found })));

function Stage() {
  return (
    <main>
      <h1>Saved vehicles</h1>
      <SavedSearches />
      <Toaster toasts={toastsOf(useAppStore())} />
    </main>
  );
}

const meta = {
  title: 'Search/Saved searches',
  component: Stage,
  parameters: { search: counted(12_345, 1, 0), ...saved(3, 'Kia') },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: each leads to its listing and says how many it finds now. */
export const Counted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('12,345 vehicles now')).toBeVisible();
    await expect(canvas.getByText('1 vehicle now')).toBeVisible();
    await expect(canvas.getByText('0 vehicles now')).toBeVisible();
  },
};
/** By keys: removed, and brought back by the toast. */
export const RemoveAndUndo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Kia 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Kia 1' })).toBeNull();
    (await canvas.findByRole('button', { name: 'Undo' }, { timeout: 5000 })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Kia 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kia 1' }));
    await expect(await canvas.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  },
};
export const Loading: Story = {
  parameters: { search: SLOW_SEARCH },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(3);
    await expect(within(canvasElement).queryByText(/now$/)).toBeNull();
  },
};
/** Without an answer only the links show. */
export const Failed: Story = {
  parameters: { search: BROKEN_SEARCH },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Kia 3' })).toHaveAttribute(
      'href',
      '/search?make=Kia&seats=3',
    );
    await expect(within(canvasElement).queryByText(/vehicles? now/)).toBeNull();
  },
};
export const Empty: Story = {
  parameters: saved(0, ''),
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('region')).toBeNull(),
};
/** Right at the limit, and as long as a search can be described. */
export const TwentyLongOnes: Story = {
  parameters: {
    search: counted(...Array.from({ length: SAVED_SEARCHES }, () => 99_999)),
    ...saved(SAVED_SEARCHES, `Make: Mercedes-Benz, ${LONGEST.badge.repeat(3)}, Location: ${LONGEST.location_name}`),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(SAVED_SEARCHES);
  },
};
