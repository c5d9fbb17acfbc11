import type { Meta, StoryObj } from '@storybook/react-vite';
import { data } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SIGNED_IN_COOKIE } from '@forecourt/contracts';
import type { AlertsStep } from '../pages/alertsAction.js';
import { Component as SavedSearchAlert } from './SavedSearchAlert.js';

const SEARCH = { href: '/search?make=Kia', text: 'Kia vehicles' };
const asked = fn();
const page = (answer: AlertsStep, status = 200) => ({
  page: () => ({
    address: '/search?make=Kia',
    data: null,
    action: async ({ request }: { request: Request }) => {
      asked(new URL(request.url).pathname, Object.fromEntries(await request.formData()));
      return data(answer, { status });
    },
  }),
});

const meta = {
  title: 'Garage/Saved search alert',
  component: SavedSearchAlert,
  args: { search: SEARCH },
  parameters: page({ step: 'ask', done: true }),
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 480 }}>
        <h1>Search saved</h1>
        <Story />
      </main>
    ),
  ],
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof SavedSearchAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (element: HTMLElement, email: string) => {
  const canvas = within(element);
  await userEvent.type(await canvas.findByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Yes, tell me/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Email me new matches' }));
};

/** SAVE-07: sent without leaving the list, and said so in its place. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement, 'kim@example.com');
    await waitFor(() => expect(canvas.getByText(/Check your inbox/)).toBeVisible());
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(asked).toHaveBeenCalledWith(
      '/alerts',
      expect.objectContaining({
        ...{ step: 'ask', stays: 'on', email: 'kim@example.com', every: 'day', agreed: 'on' },
        ...{ search_href: SEARCH.href, search_text: SEARCH.text },
      }),
    );
  },
};
/** What the service refuses is said next to its field, and nothing that was typed is lost. */
export const Refused: Story = {
  parameters: page({ step: 'ask', errors: { email: 'must be an e-mail address such as kim@example.com' } }, 422),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement, 'kim@localhost');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/kim@example.com/));
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim@localhost');
    await expect(canvas.getByRole('checkbox', { name: /^Yes, tell me/ })).toBeChecked();
  },
};
export const Failed: Story = {
  parameters: page({ step: 'ask', message: 'That could not be done just now.' }, 503),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement, 'kim@example.com');
    await waitFor(() => expect(canvas.getByText('That could not be done just now.')).toBeVisible());
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim@example.com');
  },
};
/** The address of a shopper who has signed in is in the field. */
export const SignedIn: Story = {
  parameters: {
    api: {
      request: () => Promise.resolve({ shopper: { name: 'Kim', email: 'kim@example.com', phone: null } }),
    },
  },
  beforeEach: () => {
    document.cookie = `${SIGNED_IN_COOKIE}=1; path=/`;
    return () => {
      document.cookie = `${SIGNED_IN_COOKIE}=; path=/; max-age=0`;
    };
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('Email')).toHaveValue('kim@example.com'));
  },
};
