import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as AccountSearches } from './AccountSearches.js';

const LONG = '2021 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof RWD Dual-Rear-Wheels Automatic';
const search = (n: number, text = `Kia vehicles ${n}`) => ({
  id: String(n).padStart(16, 'a'),
  href: `/search?make=Kia&seats=${n}`,
  text,
});

const meta = {
  title: 'Search/Searches of an account',
  component: AccountSearches,
  args: { data: { searches: [search(1), search(2)] } },
} satisfies Meta<typeof AccountSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: each leads to its listing, and a form takes it away. */
export const Kept: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Kia vehicles 1' })).toHaveAttribute(
      'href',
      '/search?make=Kia&seats=1',
    );
    const remove = canvas.getByRole('button', { name: 'Remove Kia vehicles 2' });
    await expect(remove.closest('form')).toHaveAttribute('action', '/my-garage/searches');
  },
};
export const Empty: Story = {
  args: { data: { searches: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Save this search/)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { data: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/could not be read just now/)).toBeVisible();
  },
};
/** As many as there can be, with long words, on a phone. */
export const Full: Story = {
  args: { data: { searches: Array.from({ length: 20 }, (_none, n) => search(n, `${LONG} ${n}`)) } },
  globals: { viewport: { value: 'phone' } },
};
