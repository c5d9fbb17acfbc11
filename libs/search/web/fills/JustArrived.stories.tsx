import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildStock, NOW } from '@forecourt/testing';
import { Component as JustArrived } from './JustArrived.js';

const vehicles = buildStock(4);

const meta = {
  title: 'Search/Just arrived',
  component: JustArrived,
  args: { data: { vehicles, now: NOW } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof JustArrived>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: where a shopper has saved nothing yet, a few vehicles to begin with. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector<HTMLElement>('section')!;
    await expect(within(row).getAllByRole('article')).toHaveLength(4);
    await expect(within(row).getByRole('heading', { level: 2 })).toBeVisible();
  },
};
/** The search did not answer, or there is nothing for sale: no heading without vehicles. */
export const Nothing: Story = {
  args: { data: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
