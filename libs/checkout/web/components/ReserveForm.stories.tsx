import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { FormAnswer } from '@forecourt/action-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SiteContext, useSite } from '@forecourt/composition';
import { StoreState } from '@forecourt/testing/store';
import { checkoutConfig } from '../config.js';
import { ReserveForm, type ReserveFormProps } from './ReserveForm.js';

function Form(props: ReserveFormProps) {
  const site = useSite();
  return (
    <SiteContext value={{ ...site, config: { ...site.config, checkout: { ...checkoutConfig.defaults } } }}>
      <ReserveForm {...props} />
    </SiteContext>
  );
}

const action = fn();
const page = (said?: FormAnswer) => () => ({
  ...{ address: '/cars/kia-1/checkout', data: null },
  action: async ({ request }: { request: Request }) => {
    action(Object.fromEntries(await request.formData()));
    return { errors: { phone: 'must be a phone number' } };
  },
  ...(said ? { said } : {}),
});

const meta = {
  title: 'Checkout/ReserveForm',
  component: Form,
  parameters: { page: page() },
  args: { slug: 'kia-1', deposit: 20_000, formKey: 'k', initial: {}, back: '/cars/kia-1' },
  beforeEach: () => {
    action.mockClear();
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BUY-01: nothing that was typed is lost, and each error appears at its field. */
export const Refused: Story = {
  parameters: {
    page: page({
      values: { name: 'Kim', email: 'kim@', agreed: 'on', opt_in: 'on' },
      errors: {
        email: 'This must be an email address such as name@example.com.',
        phone: 'Please enter your phone number.',
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fix the following errors:');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/must be an email address/);
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim@');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Kim');
    await expect(canvas.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
  },
};
/** BUY-01 FORM-04: what is missing is said before anything is sent; then it goes with its key and without the decoy. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First name'), 'Kim');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to pay $200' }));
    const list = within(await canvas.findByRole('alert'));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Please enter your email address.',
      'Please enter your phone number: we call you to find a time.',
      'Terms: Please tick this to go on.',
    ]);
    await expect(action).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Email'), 'kim@example.com');
    await userEvent.type(canvas.getByLabelText('Phone'), 'call me');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to pay $200' }));
    await canvas.findByRole('alert');
    await waitFor(() => expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(/must be a phone number/));
    await expect(action).toHaveBeenCalledWith(
      expect.objectContaining({ key: 'k', name: 'Kim', agreed: 'on', opt_in: '', homepage: '' }),
    );
  },
};
/** BUY-04: the service says why. */
export const SaidByTheService: Story = {
  parameters: {
    page: page({
      values: {},
      message: 'Somebody else is reserving this vehicle, or has reserved it. Nothing you typed is lost.',
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Somebody else');
    await expect(within(canvasElement).getByRole('checkbox', { name: /news/ })).not.toBeChecked();
  },
};
/** BUY-01: what was typed outlives the page, in this tab alone. */
export const KeptInTheTab: Story = {
  render: (args) => (
    <>
      <h1>Reserve this vehicle</h1>
      <Form {...args} />
      <StoreState slice="checkout" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kept = await canvas.findByLabelText('State of checkout');
    await userEvent.type(canvas.getByLabelText('First name'), 'Kim');
    await waitFor(() => expect(kept).toHaveTextContent('"name": "Kim"'));
    await userEvent.clear(canvas.getByLabelText('First name'));
    await waitFor(() => expect(kept).not.toHaveTextContent('Kim'));
  },
};
/** BUY-01: the form of another moment begins with what was typed. */
export const FilledInAgain: Story = {
  render: function Again(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Again
        </button>
        <Form key={count} {...args} />
        <StoreState slice="checkout" />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kept = await canvas.findByLabelText('State of checkout');
    await userEvent.type(canvas.getByLabelText('First name'), 'Kim');
    await userEvent.type(canvas.getByLabelText(/Last name/), 'Lee');
    await waitFor(() => expect(kept).toHaveTextContent('"last_name": "Lee"'));
    await userEvent.click(canvas.getByRole('button', { name: 'Again' }));
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Kim'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to pay $200' }));
    const list = within(await canvas.findByRole('alert'));
    await expect(list.queryByText(/name/)).toBeNull();
    await expect(canvas.getByLabelText(/Last name/)).toHaveValue('Lee');
  },
};
