import type { Meta, StoryObj } from '@storybook/react-vite';
import { data as answered } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AlertsView } from '@forecourt/garage/domain';
import '../state/garageSlice.js';
import { Component as AlertsPage } from './AlertsPage.js';
import type { AlertsStep } from './alertsAction.js';
import type { AlertsData } from './alertsLoader.js';

const LONG = '2021 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof RWD Dual-Rear-Wheels Automatic';
const VIEW: AlertsView = {
  prices: true,
  matches: true,
  every: 'day',
  is_account: false,
  vehicles: [
    { id: '1', title: '2021 Kia Rio S', slug: 'kia-1' },
    { id: '2', title: '2019 Mazda CX-5 Maxx Sport' },
    { id: '3' },
  ],
  searches: [{ id: 'abcdefghijklmnop', href: '/search?make=Kia', text: 'Kia vehicles' }],
};
const page = (data: AlertsData, said?: AlertsStep, address = '/alerts') => ({
  page: () => ({ address, data, ...(said ? { said } : {}) }),
});
const ASK: AlertsData = {
  mode: 'ask',
  vehicle: { id: '1', title: '2021 Kia Rio S' },
  search: { href: '/search?make=Kia', text: 'Kia vehicles' },
};

const meta = {
  title: 'Pages/Garage/Alerts',
  component: AlertsPage,
  parameters: { layout: 'fullscreen', ...page(ASK) },
} satisfies Meta<typeof AlertsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: an address, how often, and the tick with its words, which nothing ticks beforehand. */
export const Ask: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2021 Kia Rio S')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeRequired();
    await expect(canvas.getByRole('checkbox', { name: /^Yes, tell me/ })).not.toBeChecked();
    await expect(canvasElement.querySelector('input[name="search_href"]')).toHaveValue('/search?make=Kia');
  },
};
export const AskOnPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** Nothing that was typed is lost. */
export const Refused: Story = {
  parameters: page(ASK, {
    step: 'ask',
    values: { email: 'kim@', every: 'week', agreed: 'on' },
    items: { vehicleIds: ['1', '2'], searches: [] },
    errors: { email: 'must be an e-mail address such as kim@example.com.' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim@');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/kim@example.com/);
    await expect(canvas.getByLabelText('How often we send new matches')).toHaveValue('week');
    await expect(canvasElement.querySelectorAll('input[name="vehicle_id"]')).toHaveLength(2);
  },
};
/** With script: what is missing is not sent; what is refused is said in the form, and it is sent whole. */
const asked = fn();
export const RefusedInPlace: Story = {
  parameters: {
    page: () => ({
      address: '/alerts',
      data: ASK,
      action: async ({ request }: { request: Request }) => {
        const form = await request.formData();
        asked([...form].filter(([name]) => name !== 'consent_version'));
        return answered({ step: 'ask', errors: { email: 'must be an e-mail address.' } }, { status: 422 });
      },
    }),
  },
  beforeEach: () => void asked.mockClear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }));
    const faults = await canvas.findByRole('alert');
    await expect(within(faults).getAllByRole('link')).toHaveLength(2);
    await expect(asked).not.toHaveBeenCalled();
    // it takes the focus a frame later
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-errors'));
    await userEvent.type(canvas.getByLabelText('Email'), 'kim@localhost');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Yes, tell me/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/must be an e-mail/));
    await expect(asked.mock.calls[0]?.[0]).toEqual(
      expect.arrayContaining([
        ['step', 'ask'],
        ['vehicle_id', '1'],
        ['search_href', '/search?make=Kia'],
        ['search_text', 'Kia vehicles'],
        ['email', 'kim@localhost'],
        ['agreed', 'on'],
        ['homepage', ''],
      ]),
    );
  },
};
export const TooSoon: Story = {
  parameters: page(ASK, { step: 'ask', errors: {}, message: 'Please wait 30 seconds before you ask once more.' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Please wait/)).toBeVisible();
  },
};
/** SAVE-07: an address that names nothing is about what this device saved; with nothing saved it says so. */
export const Nothing: Story = {
  parameters: page({ mode: 'ask' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Save a vehicle or a search first/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('form')).toBeNull();
  },
};
const rio = { id: '7', name: '2021 Kia Rio', slug: 'kia-7', make: 'Kia', model: 'Rio' };
export const OfThisDevice: Story = {
  parameters: { ...page({ mode: 'ask' }), state: () => ({ garage: { favourites: [rio], compare: [] } }) },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('form', { name: 'Price drops and new matches' }));
    await expect(form.getByText('Your saved vehicle is included.')).toBeVisible();
    await expect(form.getByLabelText('Email')).toBeVisible();
    await expect(within(canvasElement).getByText(/^Save a vehicle or a search first/)).not.toBeVisible();
  },
};
export const Sent: Story = {
  parameters: page({ mode: 'ask' }, undefined, '/alerts?done=sent'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Check your inbox/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
/** A press and not the link itself confirms: programs that open links for people agree to nothing. */
export const Confirm: Story = {
  parameters: page({ mode: 'confirm' }, undefined, '/alerts?confirm=x'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Confirm' })).toBeVisible();
  },
};
export const ConfirmTooLate: Story = {
  parameters: page(
    { mode: 'confirm' },
    { step: 'confirm', errors: {}, message: 'This link was used already, or has expired.' },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/was used already, or has expired/)).toBeVisible();
  },
};
export const Own: Story = {
  parameters: page({ mode: 'own', view: VIEW }, undefined, '/alerts?token=x&done=confirmed'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Stop all messages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2021 Kia Rio S' })).toHaveAttribute('href', '/cars/kia-1');
    await expect(canvas.getByRole('button', { name: 'Remove Kia vehicles' })).toBeVisible();
    await expect(canvas.getByText(/We will email you when/)).toBeVisible();
  },
};
/** With script: what the action refuses is said in the form. */
export const OwnRefused: Story = {
  parameters: {
    page: () => ({
      address: '/alerts?token=x',
      data: { mode: 'own', view: VIEW },
      action: () => answered({ step: 'change', errors: {}, message: 'Please wait 30 seconds.' }, { status: 429 }),
    }),
  },
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form', { name: 'What we tell you' }));
    await userEvent.click(form.getByLabelText(/^Price drops/));
    await userEvent.selectOptions(form.getByLabelText('How often we send new matches'), 'week');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Please wait 30 seconds.');
    await expect(form.getByLabelText(/^Price drops/)).not.toBeChecked();
    await expect(form.getByLabelText('How often we send new matches')).toHaveValue('week');
  },
};
export const OwnOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: page({
    mode: 'own',
    view: {
      ...VIEW,
      vehicles: Array.from({ length: 12 }, (_none, n) => ({ id: `${n}`, title: LONG, slug: `v-${n}` })),
    },
  }),
};
export const OwnOfAccount: Story = {
  parameters: page({ mode: 'own', view: { ...VIEW, is_account: true, vehicles: [] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /your garage/ })).toHaveAttribute(
      'href',
      '/my-garage',
    );
  },
};
export const Stopped: Story = {
  parameters: page({ mode: 'ask' }, undefined, '/alerts?done=stopped'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/no more of these messages/)).toBeVisible();
  },
};
/** An address that also says what was done before: it is not true of this link any more. */
export const Unknown: Story = {
  parameters: page({ mode: 'unknown' }, undefined, '/alerts?token=x&done=confirmed'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No alerts belong to this link/)).toBeVisible();
    await expect(canvas.queryByText(/We will email you when/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See our stock' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: page({ mode: 'failed' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/could not load your alerts just now/)).toBeVisible();
  },
};
