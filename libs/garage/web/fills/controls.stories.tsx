import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildLargest, buildStock, buildSummary } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { useAppStore } from '@forecourt/runtime/store';
import { Toaster, toastsOf } from '@forecourt/ui-kit';
import type { VehicleSummary } from '@forecourt/vehicle';
import { savedVehicle } from '../rules/offers.js';
import type { Garage } from '../rules/garage.js';
import '../state/garageSlice.js';
import { Component as CardControls } from './CardControls.js';

const kept = (count: number) =>
  buildStock(count).map((vehicle) => savedVehicle({ ...vehicle, image: vehicle.thumbnails[0] }));

const holds = (favourites: number, compare: number) => ({
  state: () => ({ garage: { favourites: kept(favourites), compare: kept(compare) } }),
});
const held = (canvasElement: HTMLElement) =>
  JSON.parse(within(canvasElement).getByLabelText('State of garage').textContent ?? '') as Garage;

function Stage({ vehicle }: { vehicle: VehicleSummary }) {
  return (
    <main style={{ minHeight: 260 }}>
      <h1>Vehicles</h1>
      <CardControls vehicle={vehicle} />
      <Toaster toasts={toastsOf(useAppStore())} />
      <StoreState slice="garage" />
    </main>
  );
}

/** The toast comes gently. */
const told = (text: RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 5000 });

const meta = {
  title: 'Garage/Controls of a card',
  component: Stage,
  args: { vehicle: buildSummary({ id: 'mine' }) },
  parameters: holds(59, 3),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-01: the last one that fits, by keys; the toast says how many there are. */
export const LastThatFits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Compare/ }).focus();
    await userEvent.keyboard('{Enter}');
    await told(/in your comparison, 4 of 4/);
    await expect(canvas.getByRole('button', { name: /^Compare/, pressed: true })).toHaveFocus();
  },
};
/** Right at the limit: a fifth is not compared, and nothing is pushed out. */
export const ComparisonIsFull: Story = {
  parameters: holds(0, 4),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Compare/, pressed: false }));
    await told(/^You can compare 4 vehicles at a time/);
    await expect(held(canvasElement).compare).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare?ids=S1,S2,S3,S4');
  },
};
export const SavedIsFull: Story = {
  parameters: holds(60, 0),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Save/, pressed: false }));
    await told(/^You have saved 60 vehicles/);
    await expect(held(canvasElement).favourites).toHaveLength(60);
  },
};
/** SAVE-04: a sold vehicle that is not saved has no buttons. */
export const Sold: Story = {
  args: { vehicle: buildSummary({ id: 'mine', status: 'sold' }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: /^Save/ })).toBeNull());
  },
};
export const LongName: Story = {
  args: { vehicle: buildLargest() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Save 2014 Mercedes-Benz/ }));
    const text = await screen.findByText(/is saved\.$/, {}, { timeout: 5000 });
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
