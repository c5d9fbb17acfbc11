import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BrandBanner } from './BrandBanner.js';

const websites = [
  {
    name: 'Harbour Isuzu',
    title: 'Utes, wagons and light trucks',
    make: 'Isuzu',
    url: 'https://isuzu.example',
    logo: 'sisters/trucks.svg',
  },
  { name: 'Harbour Land Rover', make: 'Land Rover', url: 'https://landrover.example' },
  { name: 'Harbour Fleet', title: 'Cars for companies', url: 'https://fleet.example' },
];
const meta = {
  title: 'Navigation/Brand banner',
  component: BrandBanner,
  args: { title: 'Our family of dealers', leadsTo: 'brand', websites },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const links = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** NAV-03: to the page of each brand; a website without a make is led to itself. */
export const ToBrands: Story = {
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)).toEqual(['/brands/isuzu', '/brands/land-rover', 'https://fleet.example']);
  },
};
export const ToWebsites: Story = {
  args: { leadsTo: 'website' },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)[0]).toBe('https://isuzu.example');
  },
};
/** NAV-03: on a site with several dealerships, to those that sell the make. */
export const ToDealerships: Story = {
  args: { leadsTo: 'dealerships' },
  play: async ({ canvasElement }) => {
    await expect(links(canvasElement)[1]).toBe('/dealerships/land-rover?filter=brand');
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** No sister websites: renders nothing. */
export const None: Story = {
  args: { websites: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
