import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Component as BrandsPage } from './BrandsPage.js';
import type { BrandsData } from './brandsLoader.js';

const brands = (names: readonly string[]) =>
  names.map((name, index) => ({ name, count: index === 0 ? 1 : 12_345, href: `/search?make=${name}` }));
const page = (data: BrandsData) => ({ page: () => ({ address: '/brands', data }) });

const meta = {
  title: 'Pages/Search/Brands page',
  component: BrandsPage,
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    ...page({
      sections: [
        { title: 'Car Brands', brands: brands(['Kia', 'Mercedes-Benz', 'Rolls-Royce', 'Lamborghini', 'Toyota']) },
        { title: 'Truck Brands', brands: brands(['International']) },
      ],
    }),
  },
} satisfies Meta<typeof BrandsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-25: sections in the site's order, and what the dealer is in figures. */
export const Sections: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cars = within(canvas.getByRole('region', { name: 'Car Brands' }));
    await expect(cars.getByRole('link', { name: /^Kia\s*1 vehicle$/ })).toHaveAttribute('href', '/search?make=Kia');
    await expect(canvas.getByText('brands').closest('div')).toHaveTextContent('6');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};
/** Nothing in stock: the page still shows, with the dealer's own brands. */
export const Empty: Story = {
  parameters: page({ sections: [] }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('brands')).toBeNull();
    await expect(within(canvasElement).queryByRole('status')).toBeNull();
  },
};
export const Failed: Story = {
  parameters: page({}),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/cannot be read just now/);
    await expect(within(canvasElement).getByRole('link', { name: 'See all vehicles' })).toBeVisible();
  },
};
/** As many makes as there are, on a phone. */
export const ManyOnAPhone: Story = {
  parameters: page({
    sections: [
      { title: 'Car Brands', brands: brands(Array.from({ length: 120 }, (_, index) => `Mercedes-Benz ${index}`)) },
    ],
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeGreaterThanOrEqual(120);
  },
};
