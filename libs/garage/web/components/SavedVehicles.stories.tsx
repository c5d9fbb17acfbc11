import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster, toastsOf } from '@forecourt/ui-kit';
import { useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { buildSummary, NOW } from '@forecourt/testing';
import type { VehicleDocument } from '@forecourt/vehicle';
import { savedVehicle } from '../rules/offers.js';
import { selectFavourites } from '../state/garageSlice.js';
import { EmptyGarage } from './EmptyGarage.js';
import { SavedSkeletons } from './SavedSkeletons.js';
import { SavedVehicles, type SavedVehiclesProps } from './SavedVehicles.js';

const found = [
  buildSummary({ id: 'a', slug: 'a' }),
  buildSummary({ id: 'b', slug: 'b', make: 'Mazda', model: 'CX-5', badge: 'Maxx', status: 'sold' }),
] as VehicleDocument[];
const kept = [
  ...found.map((vehicle) => savedVehicle({ ...vehicle, image: vehicle.thumbnails[0] })),
  { id: 'gone', name: '2011 Mazda 3 Neo', slug: 'gone', make: 'Mazda', model: '3', primary_image_url: '' },
];

function Stage(props: Omit<SavedVehiclesProps, 'saved'>) {
  const saved = useAppSelector(selectFavourites);
  return (
    <main>
      <h1>Saved vehicles</h1>
      <SavedVehicles {...props} saved={saved} />
      <Toaster toasts={toastsOf(useAppStore())} />
    </main>
  );
}

const meta = {
  title: 'Garage/SavedVehicles',
  component: Stage,
  args: { vehicles: found, isFresh: true, now: NOW, listing: '/search', onRemoved: fn() },
  parameters: { state: () => ({ garage: { favourites: kept, compare: [] } }) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-01 NAV-08: removed at once, and the toast brings it back to its place. */
export const RemoveAndUndo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2021 Kia Sorento Sport' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, { timeout: 5000 }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('Sorento');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 2021 Kia Sorento Sport' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
  },
};
/** SAVE-07: a vehicle that is no longer shown has a message and a link to others. */
export const Gone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This vehicle is no longer for sale.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See other Mazda vehicles' })).toHaveAttribute(
      'href',
      '/search?make=Mazda',
    );
  },
};
/** Without the search, what the device remembers still leads to the vehicles. */
export const NotRead: Story = {
  args: { vehicles: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: 'View details' })).toHaveLength(3);
  },
};
export const NewerOnItsWay: Story = { args: { isFresh: false } };
export const Loading: Story = { render: () => <SavedSkeletons count={4} /> };
/** SAVE-07: nothing yet, with the way to the stock. */
export const Empty: Story = {
  render: () => (
    <main>
      <h1>Saved vehicles</h1>
      <EmptyGarage title="Nothing saved yet" text="Press the heart on a vehicle and it waits for you here." />
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'See our stock' })).toHaveAttribute('href', '/search');
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
