import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildLargest, buildStock, NOW } from '@forecourt/testing';
import type { VehiclesData } from '../api/loadVehicles.js';
import { savedVehicle } from '../domain/offers.js';
import type { FoundVehicle } from '../domain/vehicleSearch.js';
import { changeGarage } from '../state/garageStore.js';
import { Component as ComparePage } from './ComparePage.js';
import { Component as GaragePage } from './GaragePage.js';

const FOUR = [buildLargest(), ...buildStock(3)] as FoundVehicle[];
const answer = (vehicles: readonly FoundVehicle[] | undefined, asked = vehicles ?? FOUR): VehiclesData => ({
  ids: asked.map(({ id }) => id),
  ...(vehicles && { vehicles }),
  now: NOW,
});
const garage = (data: VehiclesData, next?: () => unknown) => ({
  page: () => ({ address: '/garage', data: undefined, next: next ?? (() => data) }),
});
const compare = (data: VehiclesData) => ({ page: () => ({ address: '/compare?ids=1', data }) });
const keep = (favourites: readonly FoundVehicle[], compared: readonly FoundVehicle[] = []) => {
  const kept = (vehicle: FoundVehicle) => savedVehicle({ ...vehicle, image: vehicle.thumbnails[0] });
  changeGarage(() => ({ favourites: favourites.map(kept), compare: compared.map(kept) }));
};

const meta = {
  title: 'Garage/Pages',
  component: GaragePage,
  parameters: { layout: 'fullscreen', ...garage(answer(FOUR)) },
  beforeEach: () => keep(FOUR, FOUR),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof GaragePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: what is saved on this device, and the way to the comparison. */
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await expect(canvas.getByRole('link', { name: 'Compare 4 vehicles' })).toBeVisible();
    canvas.getByRole('button', { name: /^Remove 2014 Mercedes-Benz/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('3 vehicles on this device')).toBeVisible();
  },
};
export const SavedLoading: Story = {
  parameters: garage(answer(FOUR), () => new Promise(() => undefined)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your saved vehicles …')).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
  },
};
/** The search does not answer: what the device remembers stays, and it can be tried again. */
export const SavedFailed: Story = {
  parameters: garage(answer(undefined)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
export const SavedNothing: Story = {
  beforeEach: () => keep([]),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  },
};
/** Right at the limit: with four vehicles there is nothing to add. */
export const ComparedFour: Story = {
  render: () => <ComparePage />,
  parameters: compare(answer(FOUR)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvas.queryByRole('link', { name: 'Add another' })).toBeNull();
  },
};
/** One of those that were sent is gone, and there is room again. */
export const ComparedGone: Story = {
  render: () => <ComparePage />,
  parameters: compare(answer(FOUR.slice(1), FOUR)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 vehicle of this comparison is no longer for sale.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add another' })).toBeVisible();
  },
};
export const ComparedFailed: Story = {
  render: () => <ComparePage />,
  parameters: compare(answer(undefined)),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?ids=largest/),
    );
  },
};
export const ComparedNothing: Story = {
  render: () => <ComparePage />,
  beforeEach: () => keep([]),
  parameters: compare(answer([])),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  },
};
