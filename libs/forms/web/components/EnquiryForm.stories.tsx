import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SiteContext, useSite } from '@forecourt/composition';
import { ApiError, postcodeGiven, type ApiRequest } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import type { FormsConfig } from '../config.js';
import { formsSection } from '../section.js';
import { pageWithActions, useActions, type Answer } from '../testing/postedForms.js';
import { EnquiryForm, type EnquiryFormProps } from './EnquiryForm.js';

function Enquiry({ answer, ...props }: EnquiryFormProps & { answer: Answer }) {
  const [store] = useState(() =>
    makeStore({ api: { request: answer as never }, search: {} as never, site: 'harbour' }),
  );
  useActions(useSite(), answer);
  const { pathname, search } = useLocation();
  return (
    <Provider store={store}>
      <div style={{ maxWidth: 560 }}>
        <EnquiryForm {...props} />
        <output aria-label="Address">{pathname + search}</output>
        <button type="button" onClick={() => store.dispatch(postcodeGiven({ postcode: '3000' }))}>
          Delivery to 3000
        </button>
      </div>
    </Provider>
  );
}

/** On a site with other options of its forms. */
function WithOptions({ options, ...props }: Parameters<typeof Enquiry>[0] & { options: Partial<FormsConfig> }) {
  const site = useSite();
  const forms = { ...site.config[formsSection.id], ...options };
  return (
    <SiteContext value={{ ...site, config: { ...site.config, [formsSection.id]: forms } }}>
      <Enquiry {...props} />
    </SiteContext>
  );
}

const meta = {
  title: 'Forms/EnquiryForm',
  component: Enquiry,
  parameters: { page: () => pageWithActions() },
  args: {
    kind: 'vehicle',
    vehicleSlug: '2021-kia-sorento-sport-a1',
    answer: fn(() => Promise.resolve({ lead_id: 'L1', event_id: 1, category: 'stock_enquiry' })),
  },
} satisfies Meta<typeof Enquiry>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const buttonOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  within(canvas.getByRole('form', { name: 'Enquiry' })).getByRole('button');
const TYPED = {
  'First name': 'Robin',
  'Last name': 'Example',
  Email: 'robin@example.com',
  Phone: '0412345678',
  Postcode: '2144',
  Comments: 'Is it still there?',
};

async function fillAndSend({ canvasElement }: Context) {
  const canvas = within(canvasElement);
  for (const [label, text] of Object.entries(TYPED)) {
    const field = canvas.queryByRole('textbox', { name: new RegExp(`^${label}`) });
    if (!field) continue;
    await userEvent.clear(field);
    // in one step: what the form does with its values is the subject, not how they are typed
    await userEvent.paste(text);
  }
  await userEvent.click(buttonOf(canvas));
  return canvas;
}

/** FORM-01 */
export const Idle: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: /^Comments/ })).toBeRequired();
  },
};
/** FIN-12: another page may ask for a category that the site offers; others are passed over. */
export const WithCategory: Story = {
  args: { kind: 'general', category: 'Finance Enquiry' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: /^What is it about/ })).toHaveValue(
      'Finance Enquiry',
    );
  },
};
/** FORM-04 */
export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(buttonOf(canvas));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fix the following errors:');
    // the list takes the focus with the next frame, and each of its entries leads to its field
    await waitFor(() => expect(canvas.getByRole('alert').closest('[data-errors]')).toHaveFocus());
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('link', { name: /your email address/ }));
    await expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
    await expect(args.answer).not.toHaveBeenCalled();
  },
};
/** FORM-03 */
export const Submitting: Story = {
  args: { answer: fn(() => new Promise<unknown>(() => undefined)) },
  play: async (context) => {
    const canvas = await fillAndSend(context);
    await waitFor(() => expect(buttonOf(canvas)).toHaveAttribute('aria-busy', 'true'));
  },
};
/** FORM-03, FORM-04: errors from the service appear at their fields. */
export const Refused: Story = {
  args: {
    answer: fn(() =>
      Promise.reject(
        new ApiError(422, { error: { fields: [{ field: 'phone', message: 'Please enter an Australian number.' }] } }),
      ),
    ),
  },
  play: async (context) => {
    const canvas = await fillAndSend(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Phone: Please enter an Australian number.');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: /^Comments/ })).toHaveValue(TYPED.Comments);
  },
};
/** FORM-13 a failed call keeps what was typed; sent again it is the same enquiry. */
export const FailedThenSent: Story = {
  args: { answer: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async (context) => {
    const canvas = await fillAndSend(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred when submitting this form');
    await expect(canvas.getByRole('textbox', { name: /^Comments/ })).toHaveValue(TYPED.Comments);
    await userEvent.click(buttonOf(canvas));
    const { calls } = (context.args.answer as unknown as { mock: { calls: [string, ApiRequest][] } }).mock;
    await waitFor(() => expect(calls).toHaveLength(2));
    // the time that it took is another, and no word of the shopper's
    const [first, again] = calls.map(([, { body }]) => ({ ...(body as object), filled_ms: 0 }));
    await expect(again).toEqual(first);
  },
};
/** FORM-02 an answer without a lead is no success. */
export const StoredNothing: Story = {
  args: { answer: fn(() => Promise.resolve({})) },
  play: async (context) => {
    const canvas = await fillAndSend(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error occured');
    await expect(canvas.getByRole('textbox', { name: /^Comments/ })).toHaveValue(TYPED.Comments);
  },
};
/** FORM-03 */
export const Sent: Story = {
  play: async (context) => {
    const canvas = await fillAndSend(context);
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('category=stock_enquiry'));
    await expect(context.args.answer).toHaveBeenCalledOnce();
  },
};
/**
 * FORM-08: a postcode that is entered elsewhere on the page fills the field of an open form, but never replaces a
 * typed one.
 */
export const PostcodeOfTheSite: Story = {
  args: { kind: 'general' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: /^Postcode/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery to 3000' }));
    await waitFor(() => expect(field).toHaveValue('3000'));
    await userEvent.clear(field);
    await userEvent.type(field, '4350');
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery to 3000' }));
    await expect(field).toHaveValue('4350');
  },
};
/** FORM-04 FORM-14: a dealer who asks for agreement to the terms gets no enquiry without it. */
export const TermsRequired: Story = {
  render: (args) => <WithOptions options={{ termsRequired: true }} {...args} />,
  play: async (context) => {
    const canvas = await fillAndSend(context);
    const terms = /You must agree to the terms of use before submitting the form\./;
    await expect(canvas.getByRole('alert')).toHaveTextContent(terms);
    await expect(context.args.answer).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree to the terms of use/ }));
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(context.args.answer).toHaveBeenCalled());
  },
};
/** FORM-03: who answers, and how soon where the dealer says it, near the button. */
export const AnsweredBySomebody: Story = {
  render: (args) => (
    <WithOptions
      {...args}
      options={{
        answeredBy: { name: 'Mei Chen', role: 'Sales consultant' },
        replyTime: 'Usually within one business day.',
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Mei Chen')).toBeVisible();
    await expect(canvas.getByText('Sales consultant. Usually within one business day.')).toBeVisible();
  },
};
/** FORM-03: without a person the dealer answers, and nothing is said of a time that the dealer does not state. */
export const AnsweredByTheDealer: Story = {
  render: (args) => <WithOptions {...args} options={{ answeredBy: null, replyTime: '' }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: /^First name/ });
    await expect(canvas.queryByText(/Usually within/)).toBeNull();
  },
};
