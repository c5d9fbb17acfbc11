import type { Meta, StoryObj } from '@storybook/react-vite';
import { data as answered } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FormAnswer } from '@forecourt/action-form';
import { Component as SignInPage } from './SignInPage.js';
import type { SignInData } from './signInLoader.js';

const page = (data: Partial<SignInData> = {}, said?: FormAnswer) => ({
  page: () => ({
    address: '/sign-in?type=watchlist&redirect=/search&back=/search',
    data: { type: 'watchlist', back: '/search?page=2', asksPhone: false, ...data },
    ...(said ? { said } : {}),
  }),
});

const meta = {
  title: 'Pages/Garage/Sign-in',
  component: SignInPage,
  parameters: { layout: 'fullscreen', ...page() },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-03: what it is for, and the way back. */
export const Address: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to save vehicles' })).toBeVisible();
    await expect(canvas.getByLabelText('Email or mobile')).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'Go back without signing in' })).toHaveAttribute(
      'href',
      '/search?page=2',
    );
  },
};
/** SAVE-05: the field names what is taken, and nothing typed is lost. */
export const AddressRefused: Story = {
  parameters: page(
    {},
    {
      step: 'address',
      values: { address: '02 5550 1200' },
      errors: { address: 'must be an e-mail address, or an Australian mobile number.' },
    },
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email or mobile');
    await expect(field).toHaveValue('02 5550 1200');
    await expect(field).toHaveAccessibleDescription(/Australian mobile number/);
  },
};
/** SAVE-05: phones suggest the code automatically; another one can be requested after a wait. */
export const Code: Story = {
  parameters: page({}, { step: 'code', done: true, values: { address: '+61412345678', by: 'sms' } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('6-digit code');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByText('0412 345 678')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Send another code in \d+ s$/ })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Use another address' })).toBeVisible();
  },
};
export const WrongCode: Story = {
  parameters: page(
    {},
    {
      step: 'code',
      values: { address: 'kim@example.com', by: 'mail' },
      errors: { code: 'is wrong or has expired.' },
    },
  ),
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText('6-digit code');
    await expect(code).toHaveAccessibleDescription(/is wrong or has expired/);
  },
};
export const TooSoon: Story = {
  parameters: page(
    {},
    {
      step: 'code',
      done: true,
      values: { address: 'kim@example.com' },
      message: 'Please wait 20 seconds before you ask for another code.',
    },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Please wait 20 seconds/)).toBeVisible();
  },
};
/** SAVE-03: signed in by mail, a watchlist asks for a mobile. */
export const Phone: Story = {
  parameters: page({ asksPhone: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add your mobile' })).toBeVisible();
    await expect(canvas.getByLabelText('Mobile')).toHaveAttribute('autocomplete', 'tel');
  },
};
export const Failed: Story = {
  parameters: page(
    {},
    {
      step: 'address',
      values: { address: 'kim@example.com' },
      message: 'This could not be done just now. Please try again.',
    },
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('could not be done just now');
  },
};
/** The longest address that is taken. */
export const Longest: Story = {
  parameters: page(
    {},
    {
      step: 'code',
      done: true,
      values: { address: `${'long.name.'.repeat(6)}k@${'motor-group.'.repeat(12)}example.com`, by: 'mail' },
    },
  ),
  globals: { viewport: { value: 'phone' } },
};

/** SAVE-05: with script the code's form takes the place of the address, and what is empty is not sent. */
export const InPlace: Story = {
  parameters: {
    page: () => ({
      address: '/sign-in?type=watchlist',
      data: { type: 'watchlist', back: '/', asksPhone: false },
      action: async ({ request }: { request: Request }): Promise<unknown> => {
        const form = await request.formData();
        const values = { address: 'kim@example.com', by: 'mail' };
        return form.get('step') === 'address'
          ? { step: 'code', done: true, values }
          : answered({ step: 'code', values, errors: { code: 'is wrong or has expired.' } }, { status: 422 });
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email or mobile is required');
    await userEvent.type(canvas.getByLabelText('Email or mobile'), 'kim@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    const code = await canvas.findByLabelText('6-digit code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.getByText('kim@example.com')).toBeVisible();
    await userEvent.type(code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('is wrong or has expired');
    await expect(code).toHaveValue('123456');
  },
};
