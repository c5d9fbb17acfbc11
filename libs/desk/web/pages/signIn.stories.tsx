import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as SignInPage } from './SignInPage.js';
import type { DeskSignInStep } from './signInAction.js';

const page = (said?: DeskSignInStep) => ({
  page: () => ({ address: '/desk/sign-in?redirect=/desk', data: { title: '' }, ...(said ? { said } : {}) }),
});

const meta = {
  title: 'Desk/Sign-in',
  component: SignInPage,
  parameters: { layout: 'fullscreen', ...page() },
} satisfies Meta<typeof SignInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to the desk' })).toBeVisible();
    await expect(canvas.getByLabelText('Work email')).toBeRequired();
  },
};
/** SAVE-05: nothing here reveals who has an address at the desk. */
export const Code: Story = {
  parameters: page({ step: 'code', address: 'desk@harbour.example.com', errors: {} }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/belongs to one of our people/)).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
export const WrongCode: Story = {
  parameters: page({
    step: 'code',
    address: 'desk@harbour.example.com',
    errors: { code: 'is wrong or has expired.' },
  }),
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText('6-digit code');
    await expect(code).toHaveAccessibleDescription(/is wrong or has expired/);
  },
};
export const TooSoon: Story = {
  parameters: page({
    step: 'code',
    address: 'desk@harbour.example.com',
    errors: {},
    message: 'Please wait 20 seconds before you ask for another code.',
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Please wait 20 seconds/)).toBeVisible();
  },
};
