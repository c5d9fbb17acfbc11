import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BROKEN_SEARCH, buildAnswer, buildSearch, buildStock, buildVehicle, NOW } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { Container } from '@forecourt/ui-kit';
import { viewedVehicle } from '../rules/viewedVehicle.js';
import { Component as RecentlyViewed } from './RecentlyViewedPart.js';

const stock = buildStock(4);
const dealer = 'harbour';
const viewed = stock.map((vehicle) => viewedVehicle(buildVehicle({ id: vehicle.id, stocknum: vehicle.stocknum })));

const meta = {
  title: 'Vehicle detail/Recently viewed',
  component: RecentlyViewed,
  args: { vehicle: buildVehicle({ id: viewed[0]?.id ?? '' }), now: NOW },
  globals: { dealer },
  parameters: {
    search: buildSearch([buildAnswer(stock)]),
    state: () => ({ 'vehicle-detail': { viewed, phones: [] } }),
  },
  decorators: [
    (Story) => (
      <Container>
        <h1>2021 Kia Sorento</h1>
        <Story />
        <StoreState slice="vehicle-detail" />
      </Container>
    ),
  ],
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-21 what was looked at before, the last one first, without the vehicle of the page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('region', { name: 'Recently viewed' }));
    const links = row.getAllByRole('heading', { level: 3 }).map((title) => within(title).getByRole('link'));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(
      stock.slice(1).map(({ slug }) => `/cars/${slug}`),
    );
  },
};
/** VDP-21 A8 what cannot be read is not there. */
export const SearchIsDown: Story = {
  parameters: { search: BROKEN_SEARCH },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  },
};
/** VDP-21 the first vehicle that is viewed has no such row. */
export const NothingBefore: Story = {
  parameters: { state: () => ({ 'vehicle-detail': { viewed: viewed.slice(0, 1), phones: [] } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  },
};
