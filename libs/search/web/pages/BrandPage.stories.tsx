import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildStock, NOW } from '@forecourt/testing';
import { Component as BrandPage } from './BrandPage.js';
import type { BrandData } from './brandLoader.js';

const model = (name: string, from?: number) => ({
  ...{ name, count: 3, href: `/search?model=${name}`, picture: 'stock/isuzu-d-max/red/outback/front.webp' },
  ...(from === undefined ? {} : { from }),
});
const isuzu: BrandData = {
  brand: { slug: 'isuzu', name: 'Isuzu' },
  now: NOW,
  stock: {
    ...{ name: 'Isuzu', count: 1_234, href: '/search?make=Isuzu', from: 38_990 },
    conditions: [
      { value: 'new', count: 1_200, href: '/search?car_type=new&make=Isuzu' },
      { value: 'used', count: 34, href: '/search?car_type=used&make=Isuzu' },
    ],
    models: [model('Isuzu D-Max', 38_990), model('Isuzu MU-X', 52_990), model('Isuzu NLR 45-150')],
    newest: buildStock(3),
  },
};
const page = (data: Partial<BrandData>) => ({
  page: () => ({ address: '/brands/isuzu', data: { ...isuzu, ...data } }),
});

const meta = {
  title: 'Pages/Search/Brand page',
  component: BrandPage,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', ...page({}) },
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-06: models with their lowest price, the latest arrivals, and the way to all of them. */
export const InStock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Isuzu at /);
    await expect(canvas.getByText('1,234 in stock, from $38,990')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all 1,234 Isuzu' })).toHaveAttribute(
      'href',
      '/search?make=Isuzu',
    );
    const models = within(canvas.getByRole('region', { name: 'Models in stock' }));
    await expect(models.getByRole('link', { name: /Isuzu MU-X\s*From \$52,990 · 3 in stock/ })).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Just arrived' })).getAllByRole('article')).toHaveLength(3);
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** None in stock: a message with a link to all vehicles shows, and sections of other features stay. */
export const NoneInStock: Story = {
  parameters: page({ stock: 'none' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No Isuzu is for sale here just now/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all vehicles' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: page({ stock: 'lost' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/cannot be read just now/);
  },
};
