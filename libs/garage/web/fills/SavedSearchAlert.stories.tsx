import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SIGNED_IN_COOKIE } from '@forecourt/contracts';
import { ApiError, type ApiGateway } from '@forecourt/runtime';
import { Component as SavedSearchAlert } from './SavedSearchAlert.js';

const SEARCH = { href: '/search?make=Kia', text: 'Kia vehicles' };
const asked = fn();
const service = (alerts: () => Promise<unknown>): { api: ApiGateway } => ({
  api: {
    request: ((path: string, options?: { body?: unknown }) => {
      if (path === '/api/account')
        return Promise.resolve({ shopper: { name: 'Kim', email: 'kim@example.com', phone: null } });
      asked(path, options?.body);
      return alerts();
    }) as ApiGateway['request'],
  },
});

const meta = {
  title: 'Garage/Saved search alert',
  component: SavedSearchAlert,
  args: { search: SEARCH },
  parameters: service(() => Promise.resolve({ email: 'kim@example.com' })),
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
      '/api/alerts',
      expect.objectContaining({ email: 'kim@example.com', agreed: true, searches: [SEARCH], vehicle_ids: [] }),
    );
  },
};
/** What the service refuses is said next to its field, and nothing that was typed is lost. */
export const Refused: Story = {
  parameters: service(() =>
    Promise.reject(
      new ApiError(422, {
        error: {
          message: 'Some fields cannot be used.',
          fields: [{ field: 'email', message: 'must be an e-mail address such as kim@example.com' }],
        },
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement, 'kim@localhost');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/kim@example.com/));
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim@localhost');
    await expect(canvas.getByRole('checkbox', { name: /^Yes, tell me/ })).toBeChecked();
  },
};
export const Failed: Story = {
  parameters: service(() => Promise.reject(new Error('The service is down.'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement, 'kim@example.com');
    await waitFor(() => expect(canvas.getByText(/could not be done just now/)).toBeVisible());
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim@example.com');
  },
};
/** The address of a shopper who has signed in is in the field. */
export const SignedIn: Story = {
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
