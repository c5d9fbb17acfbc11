import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { OwnPurchase } from '@forecourt/checkout/domain';
import { Component as OwnPurchases } from './OwnPurchases.js';

const LONG = '2021 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof RWD Dual-Rear-Wheels Automatic';
const own = (slug: string, changes: Partial<OwnPurchase> = {}): OwnPurchase => ({
  vehicle_slug: slug,
  vehicle_name: '2021 Kia Rio S',
  step: 'trade-in',
  changed_at: Date.parse('2026-11-25T00:30:00Z'),
  ...changes,
});

const meta = {
  title: 'Checkout/Purchases of an account',
  component: OwnPurchases,
  args: {
    data: {
      purchases: [
        own('kia-1'),
        own('kia-2', { step: 'summary', deposit: 'pending-payment' }),
        own('kia-3', { step: 'summary', deposit: 'held' }),
      ],
    },
  },
} satisfies Meta<typeof OwnPurchases>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07 BUY-03: the state of each purchase, and a link to continue it. */
export const Begun: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Go on buying it' })).toHaveAttribute(
      'href',
      '/checkout-journey?car_id=kia-1',
    );
    await expect(canvas.getByText('Next step: Your trade-in')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go on and pay it' })).toBeVisible();
    await expect(canvas.getByText('The deposit is paid')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { data: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Your purchases could not be read just now/)).toBeVisible();
  },
};
export const Full: Story = {
  args: { data: { purchases: Array.from({ length: 20 }, (_none, n) => own(`kia-${n}`, { vehicle_name: LONG })) } },
  globals: { viewport: { value: 'phone' } },
};
/** Without a purchase nothing renders. */
export const Empty: Story = {
  args: { data: { purchases: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};
