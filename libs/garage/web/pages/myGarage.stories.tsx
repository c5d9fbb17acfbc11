import type { Meta, StoryObj } from '@storybook/react-vite';
import { data as answered } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FormAnswer } from '@forecourt/action-form';
import { buildLargest, buildStock, NOW } from '@forecourt/testing';
import type { AccountAlerts } from '@forecourt/garage/domain';
import type { VehicleDocument } from '@forecourt/vehicle';
import { Component as MyGaragePage } from './MyGaragePage.js';
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
const page = (data: Partial<MyGarageData> = {}, said?: FormAnswer, address = '/my-garage') => ({
  page: () => ({ address, data: { ...FULL, ...data }, ...(said ? { said } : {}) }),
});

const meta = {
  title: 'Pages/Garage/Account',
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
    await expect(enquiries.getByText('22 Nov 2026')).toBeVisible();
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
    { step: 'code', values: { address: '+61499999999', by: 'sms' }, errors: { code: 'is wrong or has expired.' } },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('6-digit code')).toHaveAccessibleDescription(/is wrong or has expired/);
    await expect(canvas.getByRole('button', { name: 'Use this address' })).toBeVisible();
  },
};
export const DeletionUnconfirmed: Story = {
  parameters: page({}, { step: 'delete', values: {}, errors: { confirm: 'Tick this to delete your account.' } }),
  play: async ({ canvasElement }) => {
    const tick = within(canvasElement).getByLabelText('Delete my account for good');
    await expect(tick).toHaveAccessibleDescription('Tick this to delete your account.');
    // the answer to one form is not shown by the others
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(1);
  },
};
const refusing: (answer: FormAnswer) => () => unknown = (answer) => () => answered(answer, { status: 422 });
/** With script: what the action refuses is said in its form, and nothing that was typed is lost. */
export const NameRefused: Story = {
  parameters: {
    page: () => ({
      address: '/my-garage',
      data: FULL,
      action: refusing({ step: 'name', errors: { name: 'must be text.' }, values: { name: 'Robyn' } }),
    }),
  },
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'Your name' }));
    const name = form.getByLabelText(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Robyn');
    await userEvent.click(form.getByRole('button', { name: 'Save name' }));
    await form.findByRole('alert');
    await expect(name).toHaveAccessibleDescription(/must be text/);
    await expect(name).toHaveValue('Robyn');
  },
};
/** SAVE-05: with script the code's form takes the place of the new address. */
export const NewAddressInPlace: Story = {
  parameters: {
    page: () => ({
      address: '/my-garage',
      data: FULL,
      action: () => ({ step: 'code', done: true, values: { address: 'lee@example.com', by: 'mail' } }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'A new address' }));
    await userEvent.click(form.getByRole('button', { name: 'Send me a code' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('New email or mobile is required');
    await userEvent.type(form.getByLabelText('New email or mobile'), 'lee@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Send me a code' }));
    const code = await canvas.findByLabelText('6-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByText('lee@example.com')).toBeVisible();
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
    await userEvent.click(panel.getByRole('button', { name: 'Switch messages on' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent(/Please tick this/);
    await userEvent.click(panel.getByRole('checkbox'));
    await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
  },
};
export const MessagesUnticked: Story = {
  parameters: page(
    { alerts },
    { step: 'alerts', values: {}, errors: { agreed: 'Please tick this, so that we may write to you.' } },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/^Yes, tell me/)).toHaveAccessibleDescription(/Please tick this/);
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
