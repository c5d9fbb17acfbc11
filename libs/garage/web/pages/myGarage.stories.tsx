import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildLargest, buildStock, NOW } from '@forecourt/testing';
import type { AccountAlerts } from '@forecourt/garage/domain';
import type { VehicleDocument } from '@forecourt/vehicle';
import { Component as MyGaragePage } from './MyGaragePage.js';
import type { MyGarageStep } from './myGarageAction.js';
import type { MyGarageData } from './myGarageLoader.js';

const VEHICLES = [buildLargest(), ...buildStock(2)] as VehicleDocument[];
const cars = VEHICLES.map(({ id, title, slug }) => ({ id, title, slug, saved_at: '2026-11-20T02:00:00.000Z' }));
const FULL: MyGarageData = {
  shopper: { name: 'Robin', email: 'robin@example.com', phone: '+61412345678' },
  cars,
  vehicles: VEHICLES,
  enquiries: [
    {
      id: '1',
      category: 'Vehicle Enquiry',
      sent_at: '2026-11-21T23:30:00.000Z',
      vehicle: { title: '2021 Kia Rio', slug: 'kia-1' },
    },
    { id: '2', category: 'Service Enquiry', sent_at: '2026-10-02T01:00:00.000Z' },
  ],
  now: NOW,
};
const page = (data: Partial<MyGarageData> = {}, said?: MyGarageStep, address = '/my-garage') => ({
  page: () => ({ address, data: { ...FULL, ...data }, ...(said ? { said } : {}) }),
});

const meta = {
  title: 'Garage/Account',
  component: MyGaragePage,
  parameters: { layout: 'fullscreen', ...page() },
} satisfies Meta<typeof MyGaragePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: watchlist, enquiries with the dealer's day, details. */
export const Garage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Robin’s garage' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const enquiries = within(canvas.getByRole('region', { name: 'Your enquiries' }));
    await expect(enquiries.getByRole('link', { name: '2021 Kia Rio' })).toHaveAttribute('href', '/cars/kia-1');
    await expect(enquiries.getByText('22 November 2026')).toBeVisible();
    await expect(canvas.getByText('0412 345 678')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign out on all devices' })).toBeVisible();
  },
};
export const Phone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  parameters: page({
    shopper: { name: '', email: 'robin@example.com', phone: null },
    cars: [],
    vehicles: [],
    enquiries: [],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Nothing in your watchlist yet' })).toBeVisible();
    await expect(canvas.getByText(/Nothing was sent to us/)).toBeVisible();
  },
};
/** The search does not answer: the names are there all the same. */
export const SearchFailed: Story = {
  parameters: { page: () => ({ address: '/my-garage', data: { ...FULL, vehicles: undefined } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/could not be read just now/)).toBeVisible();
  },
};
/** What the site shows no more can be taken off. */
export const Gone: Story = {
  parameters: page({ vehicles: VEHICLES.slice(1) }),
  play: async ({ canvasElement }) => {
    const gone = within(within(canvasElement).getByRole('region', { name: 'No longer for sale' }));
    await expect(gone.getByRole('button', { name: /^Remove / })).toBeVisible();
  },
};
/** SAVE-05: a new address is proven by a code. */
export const NewAddress: Story = {
  parameters: page(
    {},
    { step: 'code', values: { address: '+61499999999' }, errors: { code: 'is wrong or has expired.' }, by: 'sms' },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('6-digit code')).toHaveAccessibleDescription(/is wrong or has expired/);
    await expect(canvas.getByRole('button', { name: 'Use this address' })).toBeVisible();
  },
};
export const DeletionUnconfirmed: Story = {
  parameters: page(
    {},
    { step: 'delete', values: {}, errors: { confirm: 'Tick this to delete your account.' }, message: '' },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Tick this to delete your account.')).toBeVisible();
  },
};
const alerts: AccountAlerts = { prices: false, matches: false, every: 'day', searches: [], by: 'mail' };
/** Off until the words are ticked. */
export const MessagesOff: Story = {
  parameters: page({ alerts }),
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Price drops and new matches' }));
    await expect(panel.getByRole('checkbox')).not.toBeChecked();
    await expect(panel.getByRole('button', { name: 'Switch messages on' })).toBeVisible();
    await expect(panel.getByText('robin@example.com')).toBeVisible();
  },
};
export const MessagesUnticked: Story = {
  parameters: page(
    { alerts },
    { step: 'alerts', values: {}, errors: { agreed: 'Please tick this, so that we may write to you.' }, message: '' },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Please tick this/)).toBeVisible();
  },
};
export const MessagesOnByText: Story = {
  parameters: page({
    shopper: { name: 'Robin', email: null, phone: '+61412345678' },
    alerts: { ...alerts, prices: true, by: 'sms' },
  }),
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole('region', { name: 'Price drops and new matches' }));
    await expect(panel.getByRole('checkbox', { name: /^Price drops/ })).toBeChecked();
    await expect(panel.getByRole('button', { name: 'Stop all messages' })).toBeVisible();
    await expect(panel.getByText('0412 345 678')).toBeVisible();
  },
};
export const Removed: Story = {
  parameters: page({}, undefined, '/my-garage?done=removed'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Car Removed/)).toBeVisible();
  },
};
