import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { HomeReview } from '../rules/homeReviews.js';
import { Component as HomeReviews } from './HomeReviews.js';

const written = (id: string, name: string, url?: string): HomeReview => ({
  review: {
    id,
    customer_name: name,
    text: 'They found a stone chip before I did, and mended it.',
    rating: 5,
    review_date: '2026-08-02',
  },
  place: { slug: 'auburn', name: 'Harbour Auburn' },
  source: 'Google',
  ...(url === undefined ? {} : { url }),
});

const meta = {
  title: 'Locations/Reviews on the front page',
  component: HomeReviews,
  args: { data: [written('1', 'Priya'), written('2', 'Tom', 'https://reviews.example/auburn'), written('3', 'Wei')] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof HomeReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LOC-07: each says how many stars, who wrote it, about which place and where. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('5 of 5 stars')).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: 'Harbour Auburn' })[0]).toHaveAttribute(
      'href',
      '/locations/auburn#reviews-of-place',
    );
    await expect(canvas.getByRole('link', { name: 'Google' })).toHaveAttribute(
      'href',
      'https://reviews.example/auburn',
    );
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** Without reviews nothing renders. */
export const None: Story = {
  args: { data: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
