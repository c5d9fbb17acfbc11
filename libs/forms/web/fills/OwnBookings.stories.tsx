import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { OwnBookings as Answer } from '@forecourt/forms/domain';
import { Component as OwnBookings } from './OwnBookings.js';

const LONG = '2021 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof RWD Dual-Rear-Wheels Automatic';
const booking = (reference: string, changes: Partial<Answer['bookings'][0]> = {}): Answer['bookings'][0] => ({
  reference,
  state: 'booked',
  vehicle_slug: 'kia-1',
  vehicle_name: '2021 Kia Rio S',
  starts_at: Date.parse('2026-11-27T00:30:00Z'),
  minutes: 30,
  time_zone: 'Australia/Sydney',
  place: { name: 'Harbour Auburn', address: '1 Parramatta Road, Auburn NSW 2144' },
  token: 'token',
  ...changes,
});

const meta = {
  title: 'Forms/Test drives of an account',
  component: OwnBookings,
  args: {
    data: { bookings: [booking('T-1'), booking('T-2', { state: 'past' }), booking('T-3', { state: 'cancelled' })] },
  },
} satisfies Meta<typeof OwnBookings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: an upcoming test drive can be viewed, moved and cancelled on its own page. */
export const Booked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [link] = canvas.getAllByRole('link', { name: 'See, move or cancel' });
    await expect(link).toHaveAttribute('href', '/booking?token=token');
    await expect(canvas.getAllByText(/Friday 27 November, 11:30 am, Harbour Auburn/)).toHaveLength(3);
    await expect(canvas.getAllByRole('link', { name: 'Add to calendar' })).toHaveLength(1);
  },
};
export const Empty: Story = {
  args: { data: { bookings: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Book a test drive' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { data: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/could not be read just now/)).toBeVisible();
  },
};
export const Full: Story = {
  args: { data: { bookings: Array.from({ length: 20 }, (_none, n) => booking(`T-${n}`, { vehicle_name: LONG })) } },
  globals: { viewport: { value: 'phone' } },
};
