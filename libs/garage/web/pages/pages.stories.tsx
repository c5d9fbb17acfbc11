import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SearchGateway } from '@forecourt/runtime';
import {
  BROKEN_SEARCH,
  buildAnswer,
  buildLargest,
  buildSearch,
  buildStock,
  NOW,
  SLOW_SEARCH,
} from '@forecourt/testing';
import type { VehicleDocument } from '@forecourt/vehicle';
import { savedVehicle } from '../rules/offers.js';
import '../state/garageSlice.js';
import type { ComparedVehicles } from './compareLoader.js';
import { Component as ComparePage } from './ComparePage.js';
import { Component as GaragePage } from './GaragePage.js';

const FOUR = [buildLargest(), ...buildStock(3)] as VehicleDocument[];
const answer = (vehicles: readonly VehicleDocument[] | undefined, asked = vehicles ?? FOUR): ComparedVehicles => ({
  ids: asked.map(({ id }) => id),
  ...(vehicles && { vehicles }),
  now: NOW,
});
const garage = (search: SearchGateway) => ({ page: () => ({ address: '/garage', data: { now: NOW } }), search });
const compare = (data: ComparedVehicles) => ({ page: () => ({ address: '/compare?ids=1', data }) });
const keep = (favourites: readonly VehicleDocument[], compared: readonly VehicleDocument[] = []) => {
  const kept = (vehicle: VehicleDocument) => savedVehicle({ ...vehicle, image: vehicle.thumbnails[0] });
  return () => ({ garage: { favourites: favourites.map(kept), compare: compared.map(kept) } });
};
/** Documents of the search carry the site in their ids. */
const found = buildSearch([buildAnswer(FOUR.map((vehicle) => ({ ...vehicle, id: vehicle.id })))]);

const meta = {
  title: 'Pages/Garage',
  component: GaragePage,
  parameters: { layout: 'fullscreen', ...garage(found), state: keep(FOUR, FOUR) },
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
  parameters: garage(SLOW_SEARCH),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your saved vehicles …')).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
  },
};
/** The search does not answer: what the device remembers stays, and it can be tried again. */
export const SavedFailed: Story = {
  parameters: garage(BROKEN_SEARCH),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
  },
};
export const SavedNothing: Story = {
  parameters: { state: keep([]) },
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
  parameters: { ...compare(answer([])), state: keep([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  },
};
