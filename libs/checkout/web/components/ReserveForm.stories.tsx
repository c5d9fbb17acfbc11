import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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

const meta = {
  title: 'Checkout/ReserveForm',
  component: Form,
  args: { slug: 'kia-1', deposit: 20_000, formKey: 'k', values: {}, refused: undefined, back: '/cars/kia-1' },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BUY-01: nothing that was typed is lost, and each error appears at its field. */
export const Refused: Story = {
  args: {
    values: { name: 'Kim', email: 'kim@' },
    refused: {
      values: {},
      agreed: true,
      optIn: true,
      errors: {
        email: 'This must be an email address such as name@example.com.',
        phone: 'Please enter your phone number.',
      },
    },
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
/** BUY-04: the service says why. */
export const SaidByTheService: Story = {
  args: {
    refused: {
      values: {},
      agreed: false,
      optIn: false,
      errors: {},
      message: 'Somebody else is reserving this vehicle, or has reserved it. Nothing you typed is lost.',
    },
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
