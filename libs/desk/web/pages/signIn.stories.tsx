import type { Meta, StoryObj } from '@storybook/react-vite';
import { data } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { FormAnswer } from '@forecourt/action-form';
import { Component as SignInPage } from './SignInPage.js';

const page = (said?: FormAnswer, answers?: FormAnswer) => ({
  page: () => ({
    address: '/desk/sign-in?redirect=/desk',
    data: { title: '' },
    ...(said ? { said } : {}),
    action: () => data(answers, { status: answers?.done ? 200 : 422 }),
  }),
});
const values = { address: 'desk@harbour.example.com' };
const CODE: FormAnswer = { step: 'code', done: true, values };

const meta = {
  title: 'Pages/Desk/Sign-in',
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
  parameters: page(CODE),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/belongs to one of our people/)).toBeVisible();
    await expect(canvas.getByLabelText('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
  },
};
export const WrongCode: Story = {
  parameters: page({ step: 'code', values, errors: { code: 'is wrong or has expired.' } }),
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByLabelText('6-digit code');
    await expect(code).toHaveAccessibleDescription(/is wrong or has expired/);
  },
};
export const TooSoon: Story = {
  parameters: page({ ...CODE, message: 'Please wait 20 seconds before you ask for another code.' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Please wait 20 seconds/)).toBeVisible();
  },
};
/** SAVE-05: with script the code comes in the place of the address, with its focus. */
export const InPlace: Story = {
  parameters: page(undefined, CODE),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await expect(within(await canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(1);
    await userEvent.type(canvas.getByLabelText('Work email'), values.address);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await waitFor(() => expect(canvas.getByLabelText('6-digit code')).toHaveFocus());
    await expect(canvas.getByText(values.address)).toBeVisible();
  },
};
/** SAVE-05: a wrong code is said in its form, and what was typed stays. */
export const WrongInPlace: Story = {
  parameters: page(CODE, { step: 'code', errors: { code: 'is wrong or has expired.' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('6-digit code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    const code = canvas.getByLabelText('6-digit code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/is wrong or has expired/));
    await expect(code).toHaveValue('123456');
  },
};
