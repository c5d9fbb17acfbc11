import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OFFER, PLAIN } from '../testing/samples.js';
import { Component as BrandOffers } from './BrandOffers.js';

const meta = {
  title: 'Offers/Offers of a brand',
  component: BrandOffers,
  args: { brand: { slug: 'isuzu', name: 'Isuzu' }, data: [OFFER, PLAIN] },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof BrandOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-06: the offers of a make appear on its page. */
export const Two: Story = {
  play: async ({ canvasElement }) => {
    const offers = within(within(canvasElement).getByRole('region', { name: 'Isuzu offers' }));
    await expect(offers.getAllByRole('article')).toHaveLength(2);
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
export const None: Story = {
  args: { data: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
