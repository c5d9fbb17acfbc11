import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useSite } from '@forecourt/composition';
import { ApiError, type ApiRequest } from '@forecourt/runtime';
import { pageWithActions, useActions, type Answer } from '../../testing/postedForms.js';
import { TRADE_IN } from '../../testing/samples.js';
import { TradeInForm, type TradeInFormProps } from './TradeInForm.js';

function Journey({ answer, ...props }: TradeInFormProps & { answer: Answer }) {
  useActions(useSite(), answer);
  const { pathname, search } = useLocation();
  return (
    <div style={{ maxWidth: 640 }}>
      <TradeInForm {...props} />
      <output aria-label="Address">{pathname + search}</output>
    </div>
  );
}

const CAR = { regoState: 'NSW', make: 'Mazda', model: 'CX-5', year: '2021', kms: '40,000 kms' };
const ANSWERS = {
  answer_condition: 'good',
  'answer_service-history': 'full',
  answer_accidents: 'no',
  answer_keys: 'two',
};
const lead = { ...TRADE_IN, lead_id: 'L1' };

const meta = {
  title: 'Forms/TradeInForm',
  component: Journey,
  globals: { dealer: 'harbour' },
  parameters: {
    page: () => pageWithActions('/trade-in'),
  },
  args: {
    page: 'trade-in',
    path: '/trade-in',
    thisYear: 2026,
    answer: fn<Answer>((path: string) =>
      Promise.resolve(path.endsWith('/rego') ? { found: true, make: 'Kia', model: 'Rio', year: 2020 } : lead),
    ),
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];
type Calls = { mock: { calls: [string, ApiRequest][] } };

type FindsButton = { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> };
const next = async (canvas: FindsButton, name = 'Next') => userEvent.click(await canvas.findByRole('button', { name }));

/** TRD-01: the first step, and where the journey leads. */
export const Car: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Step 1 of 4' })).toBeVisible();
    await expect(canvas.getByLabelText('State of registration')).toHaveValue('NSW');
    await userEvent.type(canvas.getByLabelText('Kilometres'), '85000');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Kilometres')).toHaveValue('85,000 kms');
  },
};
/** TRD-03: a known plate fills in make, model and year. */
export const KnownPlate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Rego ?\(optional\)/), 'abc12d');
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }));
    await canvas.findByText(/We found a 2020 Kia Rio/);
    await expect(canvas.getByLabelText('Make')).toHaveValue('Kia');
    await expect(canvas.getByRole('spinbutton', { name: 'Year' })).toHaveValue(2020);
  },
};
/** TRD-03: the rego is unknown; the shopper enters the car by hand. */
export const UnknownPlate: Story = {
  args: { answer: fn<Answer>(() => Promise.resolve({ found: false })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Rego ?\(optional\)/), 'abc12d');
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }));
    await canvas.findByText(/We do not know this rego/);
  },
};
/** TRD-02: Enter presses the button of what was filled in. */
export const EnterInTheFirstStep: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Make'), 'Mazda{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please enter the model');
    await expect(args.answer).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Make'));
    await userEvent.type(canvas.getByLabelText(/^Rego ?\(optional\)/), 'abc12d{Enter}');
    await canvas.findByText(/We found a 2020 Kia Rio/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Kilometres'), '85000{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Its condition' })).toHaveFocus());
  },
};
/** FORM-04: missing values show in the error list and at their fields. */
export const Incomplete: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await next(canvas);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fix the following errors:');
    await expect(canvas.getByLabelText('Make')).toBeInvalid();
    await expect(args.answer).not.toHaveBeenCalled();
  },
};
/** TRD-01: questions; nothing is lost on the way back. */
export const QuestionsAndBack: Story = {
  args: { drawn: { values: CAR, step: 'questions' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await next(canvas);
    await expect(canvas.getAllByText('Please choose an answer.')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: /^Good/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByLabelText('Model')).toHaveValue('CX-5'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await next(canvas);
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Good/ })).toBeChecked());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** In one step: what a form does with a value is the subject, not how it is typed. */
async function put(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function contact({ canvasElement }: Context) {
  const canvas = within(canvasElement);
  await put(canvas.getByLabelText('First Name'), 'Robin');
  await put(canvas.getByLabelText('Mobile Number'), '0491570006');
  await put(canvas.getByLabelText('Postcode'), '0800');
  await put(canvas.getByLabelText('Email'), 'robin@example.com');
  await userEvent.selectOptions(canvas.getByLabelText('Location'), 'auburn');
  await userEvent.selectOptions(canvas.getByLabelText('Is Your Car Currently Under Finance?'), 'Yes');
  await userEvent.click(canvas.getByRole('button', { name: '$15,000' }));
  await next(canvas, 'Send my details');
  return canvas;
}
const atContact = { values: { ...CAR, ...ANSWERS }, step: 'contact' } as const;

/** TRD-03: the lead is stored and the journey goes on to its estimate; a postcode stays text. */
export const Started: Story = {
  args: { drawn: atContact },
  play: async (context) => {
    const canvas = await contact(context);
    await waitFor(() => expect(canvas.getByLabelText('Address')).toHaveTextContent('/trade-in?lead=L1'));
    const [[, request] = []] = (context.args.answer as unknown as Calls).mock.calls;
    await expect(request?.body).toMatchObject({ postcode: '0800', owing: 15_000, kms: 40_000, location_id: 'auburn' });
  },
};
/** TRD-03: a car beyond the site's limits hears that a person values it before the details are sent. */
export const ValuedByHand: Story = {
  args: { drawn: { ...atContact, values: { ...atContact.values, year: '2012' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/not given for cars over 7 years: we value yours by hand/)).toBeVisible();
    await expect(canvas.queryByText(/your estimate is on the next page/)).toBeNull();
  },
};
/** TRD-02: the words of the specification for a postcode. */
export const BadPostcode: Story = {
  args: { drawn: { ...atContact, values: { ...atContact.values, postcode: '800' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Postcode')).toHaveAttribute('maxlength', '4');
    await next(canvas, 'Send my details');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid postcode. Please enter a 4-digit number.');
  },
};
/** TRD-01: Enter in a field goes on and not back. */
export const EnterGoesOn: Story = {
  args: { drawn: atContact },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First Name'), 'Robin{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fix the following errors:');
    await expect(canvas.getByRole('heading', { name: 'Your details' })).toBeVisible();
  },
};
/** FORM-02: an answer without a lead is no success. */
export const NoLead: Story = {
  args: { drawn: atContact, answer: fn<Answer>(() => Promise.resolve({})) },
  play: async (context) => {
    const canvas = await contact(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error occured');
    await expect(canvas.getByLabelText('First Name')).toHaveValue('Robin');
  },
};
/** FORM-13: a failed call keeps what was typed; sent again it is the same lead. */
export const FailedThenSent: Story = {
  args: { drawn: atContact, answer: fn<Answer>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async (context) => {
    const canvas = await contact(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An error occurred when submitting this form');
    await next(canvas, 'Send my details');
    const { calls } = (context.args.answer as unknown as Calls).mock;
    await waitFor(() => expect(calls).toHaveLength(2));
    // the time that it took is another, and no word of the shopper's
    const [first, again] = calls.map(([, { body }]) => ({ ...(body as object), filled_ms: 0 }));
    await expect(again).toEqual(first);
  },
};
/** FORM-04: a fault of an earlier step that the service found leads back there. */
export const RefusedEarlier: Story = {
  args: {
    drawn: atContact,
    answer: fn<Answer>(() =>
      Promise.reject(
        new ApiError(422, { error: { fields: [{ field: 'year', message: 'must be a year up to 2027' }] } }),
      ),
    ),
  },
  play: async (context) => {
    const canvas = await contact(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Year must be a year up to 2027.');
    await expect(canvas.getByRole('spinbutton', { name: 'Year' })).toBeInvalid();
    await waitFor(() => expect(canvas.getByRole('alert').closest('[data-errors]')).toHaveFocus());
  },
};
/** The lead is being stored. */
export const Submitting: Story = {
  args: { drawn: atContact, answer: fn<Answer>(() => new Promise<unknown>(() => undefined)) },
  play: async (context) => {
    const canvas = await contact(context);
    await expect(await canvas.findByRole('button', { name: 'Please wait …' })).toHaveAttribute('aria-busy', 'true');
  },
};
