import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { OwnReservations as Answer } from '@forecourt/checkout/domain';
import { Component as OwnReservations } from './OwnReservations.js';

type Own = Answer['reservations'][0];
const LONG = '2021 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof RWD Dual-Rear-Wheels Automatic';
const own = (reference: string, changes: Partial<Own> = {}): Own => ({
  reference,
  token: 't'.repeat(43),
  state: 'held',
  payment: 'paid',
  vehicle_slug: 'kia-1',
  vehicle_name: '2021 Kia Rio S',
  deposit_cents: 50_000,
  payable_until: 0,
  held_until: Date.parse('2026-11-27T00:30:00Z'),
  ...changes,
});

const meta = {
  title: 'Checkout/Reservations of an account',
  component: OwnReservations,
  args: {
    data: {
      reservations: [
        own('R-1'),
        own('R-2', { state: 'pending-payment', payment: 'open' }),
        own('R-3', { state: 'cancelled', payment: 'refunded' }),
      ],
    },
  },
} satisfies Meta<typeof OwnReservations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: the state of each reservation, and a link to pay or cancel it. */
export const Reserved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const href = `/cars/kia-1/checkout?reservation=${'t'.repeat(43)}`;
    await expect(canvas.getByRole('link', { name: 'See or cancel' })).toHaveAttribute('href', href);
    await expect(canvas.getByRole('link', { name: 'Pay or cancel' })).toBeVisible();
    await expect(canvas.getByText('Cancelled, the deposit was refunded')).toBeVisible();
    await expect(canvas.getAllByText(/^Deposit \$500/)).toHaveLength(3);
  },
};
export const Failed: Story = {
  args: { data: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/could not be read just now/)).toBeVisible();
  },
};
export const Full: Story = {
  args: { data: { reservations: Array.from({ length: 20 }, (_none, n) => own(`R-${n}`, { vehicle_name: LONG })) } },
  globals: { viewport: { value: 'phone' } },
};
/** A site that takes reservations says that there is none; another says nothing. */
export const Empty: Story = { args: { data: { reservations: [] } } };
