import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteContext, useSite } from '@forecourt/composition';
import type { CheckoutConfig, ReservationOffer, ReservationView } from '@forecourt/checkout/domain';
import { buildLargest, buildVehicle, NOW } from '@forecourt/testing';
import { checkoutConfig } from '../config.js';
import { Component as ReservePage } from './ReservePage.js';
import type { ReserveData } from './reserveLoader.js';

/** The page under some options; everything else as the platform has it. */
function Page({ options = {} }: { options?: Partial<CheckoutConfig> }) {
  const site = useSite();
  const checkout = checkoutConfig.schema.parse({
    ...checkoutConfig.defaults,
    isOn: true,
    payment: { provider: 'test' },
    ...options,
  });
  return (
    <SiteContext value={{ ...site, config: { ...site.config, checkout } }}>
      <ReservePage />
    </SiteContext>
  );
}

const HOUR = 3_600_000;
const vehicle = buildVehicle({ id: 'R1', price: 32_290 });
const offer: ReservationOffer = {
  vehicle,
  state: 'open',
  deposit_cents: 20_000,
  key: '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e',
};
const own: ReservationView = {
  reference: 'R-7K3M-9QXA',
  token: 'x'.repeat(43),
  state: 'held',
  payment: 'paid',
  vehicle_slug: vehicle.slug,
  vehicle_name: '2021 Kia Sorento Sport',
  deposit_cents: 20_000,
  payable_until: NOW + HOUR / 3,
  held_until: NOW + 48 * HOUR,
  name: 'Kim',
  email: 'kim@example.com',
};
const page = (data: Partial<ReserveData>) => ({
  page: () => ({ address: `/cars/${vehicle.slug}/checkout`, data: { offer, own: undefined, now: NOW, ...data } }),
});
/** A page of a shopper's own reservation, which others find taken. */
const mine = (changes: Partial<ReservationView>, state: ReservationOffer['state'] = 'taken') =>
  page({ offer: { ...offer, state }, own: { ...own, ...changes } });

const meta = {
  title: 'Pages/Checkout/ReservePage',
  component: Page,
  parameters: { layout: 'fullscreen', ...page({}) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BUY-01: the vehicle, the deposit, what happens, and the form that leads to the payment. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Continue to pay $200' })).toBeVisible();
    for (const label of ['First name', 'Email', 'Phone']) await expect(canvas.getByLabelText(label)).toBeRequired();
    await expect(canvas.getByText('Held for 48 hours')).toBeVisible();
    await expect(canvas.getByText(/100% refundable/)).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Accepted payments' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
    await expect(canvas.queryByText('Within 14 days from delivery')).toBeNull();
    await userEvent.tab();
  },
};
/** BUY-05: what else the dealer promises, for the kinds of vehicle that the promises cover. */
export const WithPromises: Story = {
  args: {
    options: {
      returnPolicy: { ...checkoutConfig.defaults.returnPolicy!, isShown: true },
      moneyBack: { ...checkoutConfig.defaults.moneyBack!, isShown: true },
      explainer: { label: 'Reserving online, explained', href: '/buying' },
      depositCents: 24_950,
    },
  },
  parameters: page({ offer: { ...offer, vehicle: { ...vehicle, car_type: 'used' }, deposit_cents: 24_950 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Within 14 days from delivery')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: '48-hour money-back guarantee' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reserving online, explained' })).toHaveAttribute('href', '/buying');
    await expect(canvas.getByText('Pay $249.50')).toBeVisible();
  },
};
/** BUY-05: a new vehicle carries no promise for used ones. */
export const PromisesOfOtherKinds: Story = {
  args: WithPromises.args!,
  parameters: page({ offer: { ...offer, vehicle: { ...vehicle, car_type: 'new' } } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /Continue to pay/ });
    await expect(canvasElement).not.toHaveTextContent('Within 14 days');
  },
};
/** BUY-01: paid; held until when, by the clock of the place. */
export const Held: Story = {
  parameters: mine({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = within(await canvas.findByRole('region', { name: 'Reserved for you, Kim' }));
    await expect(box.getByText('R-7K3M-9QXA')).toBeVisible();
    // until when it is held is what people look for first
    const until = box.getByText(/\(.+ time\)/);
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (const text of canvas.getAllByRole('heading')) await expect(sizeOf(text)).toBeLessThan(sizeOf(until));
    const next = within(canvas.getByRole('region', { name: 'What happens next' }));
    await expect(next.getAllByRole('listitem')).toHaveLength(3);
    await expect(next.getByText(/the \$200 is part of its price/)).toBeVisible();
    await expect(canvas.queryByText('Tell us who you are')).toBeNull();
    await expect(box.getByRole('button', { name: 'Cancel and get the deposit back' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Continue to pay/ })).toBeNull();
  },
};
/** BUY-01: not paid yet; the way back to the payment. */
export const Pending: Story = {
  parameters: mine({ state: 'pending-payment', payment: 'open', payment_url: '/api/payments/test/test_1' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Pay $200' })).toHaveAttribute(
      'href',
      '/api/payments/test/test_1',
    );
    await expect(canvas.getByRole('link', { name: 'Check again' })).toHaveAttribute(
      'href',
      expect.stringContaining('?reservation='),
    );
  },
};
/** BUY-04: declined; another card, nothing lost. */
export const Declined: Story = {
  parameters: mine({ state: 'pending-payment', payment: 'declined', payment_url: '/api/payments/test/test_1' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nothing was charged');
    await expect(canvas.getByRole('link', { name: 'Try another card' })).toBeVisible();
  },
};
/** BUY-01: the time for it is over; the form again, with who it was. */
export const NotPaid: Story = {
  parameters: mine({ state: 'payment-failed', payment: 'ended' }, 'open'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'The deposit was not paid' })).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Kim');
  },
};
/** BUY-04: paid after another shopper had reserved it. */
export const PaidTooLate: Story = {
  parameters: mine({ state: 'payment-failed', payment: 'refund-due' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Your payment came too late' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Somebody else holds this vehicle' })).toBeVisible();
  },
};
export const Cancelled: Story = {
  parameters: mine({ state: 'cancelled', payment: 'refund-due' }, 'open'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'You cancelled this reservation' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Continue to pay/ })).toBeVisible();
  },
};
export const Released: Story = { parameters: mine({ state: 'released', payment: 'refund-due' }, 'open') };
export const Refunded: Story = {
  parameters: mine({ state: 'refunded', payment: 'refunded' }, 'open'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Your deposit was given back' }),
    ).toBeVisible();
  },
};
export const Completed: Story = { parameters: mine({ state: 'completed' }, 'not-reservable') };
/** BUY-04: another shopper holds it. */
export const Taken: Story = {
  parameters: page({ offer: { ...offer, state: 'taken' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Somebody else holds this vehicle' })).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
  },
};
/** BUY-04: another shopper is paying at this moment. */
export const AboutToBeTaken: Story = {
  parameters: page({ offer: { ...offer, state: 'taken', free_at: NOW + HOUR / 3 } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/it is free again at/)).toBeVisible();
  },
};
export const NotReservable: Story = {
  parameters: page({ offer: { ...offer, state: 'not-reservable' } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'This vehicle cannot be reserved online' }),
    ).toBeVisible();
  },
};
/** B6: a site that asks to sign in, and has no accounts to sign in to. */
export const Gate: Story = {
  parameters: page({ offer: { ...offer, state: 'gate' } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Please sign in first' })).toBeVisible();
  },
};
/** The service does not answer. */
export const Failed: Story = {
  parameters: page({ offer: undefined }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Try again');
  },
};
/** The longest names that stock brings. */
export const Fullest: Story = {
  parameters: page({ offer: { ...offer, vehicle: buildVehicle({ ...buildLargest(), id: 'R1' }) } }),
};
