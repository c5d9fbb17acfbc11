import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatsBanner } from './StatsBanner.js';

const meta = {
  title: 'Search/Stats banner',
  component: StatsBanner,
  args: {
    stats: [
      { value: '50+', label: 'locations' },
      { value: '40+', label: 'brands' },
      { value: '30+', label: 'years' },
    ],
  },
} satisfies Meta<typeof StatsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-25 what a dealer is in figures. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('50+')).toBeVisible();
    await expect(within(canvasElement).getByText('locations')).toBeVisible();
  },
};
export const Longest: Story = {
  args: {
    stats: [
      { value: '1,234,567', label: 'vehicles in stock in all of our dealerships' },
      { value: 'Since 1987', label: 'in the same family' },
      { value: '4.9', label: 'stars' },
      { value: '1', label: 'location' },
    ],
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  args: { stats: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dl')).toBeNull();
  },
};
