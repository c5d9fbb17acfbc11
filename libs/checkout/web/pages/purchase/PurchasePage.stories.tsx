import type { Meta, StoryObj } from '@storybook/react-vite';
import { data, redirect } from 'react-router-dom';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { SiteContext, useSite } from '@forecourt/composition';
import type { PurchaseConfig, PurchaseView, ReservationView } from '@forecourt/checkout/domain';
import { buildLargest, buildVehicle, NOW } from '@forecourt/testing';
import { checkoutConfig, purchaseConfig } from '../../config.js';
import { Component as PurchasePage } from './PurchasePage.js';
import type { PurchaseData } from './purchaseLoader.js';

/** The page under some options; everything else as the platform has it. */
function Page({ options = {} }: { options?: Partial<PurchaseConfig> }) {
  const site = useSite();
  const checkout = checkoutConfig.schema.parse({
    ...checkoutConfig.defaults,
    isOn: true,
    payment: { provider: 'test' },
    returnPolicy: { ...checkoutConfig.defaults.returnPolicy!, isShown: true },
  });
  const purchase = purchaseConfig.schema.parse({ ...purchaseConfig.defaults, isOn: true, ...options });
  return (
    <SiteContext value={{ ...site, config: { ...site.config, checkout, purchase } }}>
      <PurchasePage />
    </SiteContext>
  );
}

const HOUR = 3_600_000;
const vehicle = buildVehicle({ id: 'B1', price: 32_290, car_type: 'used' });
const AMOUNTS: PurchaseView['amounts'] = [
  { name: 'price', label: 'Price (Drive Away)', cents: 3_229_000 },
  { name: 'trade-in', label: 'Less your trade-in (estimate)', cents: -900_000 },
  { name: 'owing', label: 'Finance still owed on it', cents: 150_000 },
  { name: 'delivery', label: 'Delivery', cents: 39_000 },
  { name: 'deposit', label: 'Less your deposit', cents: -20_000 },
  { name: 'balance', label: 'Balance at handover', cents: 2_498_000 },
];
const car = { lead_id: 'lead-1', car: '2019 Mazda CX-5', low: 8000, middle: 9000, high: 10_000, owing: 1500 };
const begun: PurchaseView = {
  vehicle,
  state: 'open',
  key: '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e',
  deposit_cents: 20_000,
  said: {},
  drafts: {},
  trade_ins: [],
  places: [],
  amounts: [AMOUNTS[0]!, AMOUNTS[4]!, { ...AMOUNTS[5]!, cents: 3_209_000 }],
  balance_cents: 3_209_000,
  loan_deposit: 200,
};
const whole: PurchaseView = {
  ...begun,
  reference: 'P-7K3M-9QXA',
  said: {
    details: { name: 'Kim', last_name: 'Quist', email: 'kim@example.com', phone: '0412 345 678', opt_in: false },
    'trade-in': { choice: 'estimate', car },
    payment: { choice: 'outright' },
    handover: {
      choice: 'delivery',
      postcode: '2800',
      address: '1 Summer Street, Orange',
      price_cents: 39_000,
      region: 'New South Wales',
    },
  },
  amounts: AMOUNTS,
  balance_cents: 2_498_000,
};
const own: ReservationView = {
  reference: 'R-7K3M-9QXA',
  token: 'x'.repeat(43),
  state: 'held',
  payment: 'paid',
  vehicle_slug: vehicle.slug,
  vehicle_name: '2021 Kia Sorento Sport',
  deposit_cents: 20_000,
  payable_until: NOW + HOUR / 3,
  held_until: NOW + 48 * HOUR,
  name: 'Kim',
  email: 'kim@example.com',
};
const page = (data: Partial<PurchaseData>, answered?: object) => ({
  page: () => ({
    address: `/checkout-journey?car_id=${vehicle.slug}`,
    data: { slug: vehicle.slug, view: begun, own: undefined, step: 'vehicle', now: NOW, ...data },
    ...(answered ? { said: answered } : {}),
  }),
});

const sent = fn();
/** A page whose forms are sent, and what it reads afterwards. */
const posting = (
  now: Partial<PurchaseData>,
  { answer, next }: { answer: () => unknown; next?: Partial<PurchaseData> },
) => {
  const { address, data: first } = page(now).page();
  return {
    page: () => ({
      ...{ address, data: first, next: () => ({ ...first, ...next }) },
      action: async ({ request }: { request: Request }) => {
        sent(Object.fromEntries(await request.formData()));
        return answer();
      },
    }),
  };
};

const meta = {
  title: 'Pages/Checkout/PurchasePage',
  component: Page,
  parameters: { layout: 'fullscreen', ...page({}) },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** BUY-03: the vehicle and its price, before the shopper enters anything. */
export const Vehicle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'The vehicle' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start' })).toBeVisible();
    await expect(canvas.getByText('$32,090')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Accepted payments' })).getAllByRole('listitem')).toHaveLength(
      5,
    );
    await expect(canvas.getByRole('list', { name: 'Step 1 of 6' })).toBeVisible();
  },
};
/** BUY-03: the buyer's details; what was typed and not sent appears again. */
export const Details: Story = {
  parameters: page({ step: 'details', view: { ...begun, drafts: { details: { name: 'Kim', email: 'kim@' } } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('First name')).toHaveValue('Kim');
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim@');
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveAttribute('formnovalidate');
    await userEvent.tab();
  },
};
/** BUY-03 FORM-04: what is missing is said before anything is sent; the next step takes the place of this one. */
export const DetailsSent: Story = {
  parameters: posting(
    { step: 'details' },
    {
      answer: () => redirect(`/checkout-journey?car_id=${vehicle.slug}&step=trade-in`),
      next: { step: 'trade-in', view: { ...begun, said: { details: whole.said.details } } },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('First name'), 'Kim');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const list = within(await canvas.findByRole('alert'));
    await expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Please enter your email address.',
      'Please enter your phone number: we call you to go through the summary.',
    ]);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Email'), 'kim@example.com');
    await userEvent.type(canvas.getByLabelText('Phone'), '0412 345 678');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your trade-in' })).toHaveFocus());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ step: 'details', name: 'Kim', opt_in: '', homepage: '' }),
    );
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
/** BUY-03: "Back" keeps what is half typed, and nothing has to be filled in for it. */
export const SentBack: Story = {
  parameters: posting(
    { step: 'details' },
    { answer: () => redirect(`/checkout-journey?car_id=${vehicle.slug}&step=vehicle`), next: { step: 'vehicle' } },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'kim@');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The vehicle' })).toHaveFocus());
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ step: 'details', intent: 'back', email: 'kim@', name: '' }),
    );
  },
};
/** BUY-03: none, a valuation of one's own, or one to be made by a person. */
export const TradeIn: Story = {
  parameters: page({ step: 'trade-in', view: { ...begun, said: { details: whole.said.details }, trade_ins: [car] } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /Trade in my 2019 Mazda CX-5/ })).not.toBeChecked();
    await expect(canvas.getByText(/\$1,500 is still owed on it/)).toBeVisible();
    const sum = within(canvas.getByRole('region', { name: 'What you pay' }));
    await expect(sum.getByText('$32,090')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /Trade in my 2019 Mazda CX-5/ }));
    await expect(sum.getByText('$24,590')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /I have no car/ }));
    await expect(canvas.getByRole('radio', { name: /I have no car/ })).toBeChecked();
    await expect(sum.getByText('$32,090')).toBeVisible();
  },
};
/** Size of the text that an element shows, in pixels. */
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** BUY-03: outright, or with finance, whose terms show once it is chosen. No figure is larger than the sum. */
export const Payment: Story = {
  parameters: page({
    step: 'payment',
    view: { ...begun, said: { details: whole.said.details, 'trade-in': { choice: 'none' } } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /Outright/ })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Deposit' })).toBeNull();
    const sum = within(canvas.getByRole('region', { name: 'What you pay' })).getByText('$32,090');
    for (const figure of canvas.getAllByText(/\$\d/)) {
      if (figure !== sum) await expect(sizeOf(figure)).toBeLessThan(sizeOf(sum));
    }
  },
};
/** BUY-03: deposit and term by slider, by key or by field; the sum says who pays it. */
export const PaymentByLoan: Story = {
  parameters: page({
    step: 'payment',
    view: {
      ...begun,
      said: { details: whole.said.details, 'trade-in': { choice: 'none' }, payment: { choice: 'finance' } },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const deposit = await canvas.findByRole('textbox', { name: 'Deposit' });
    const slider = canvas.getByRole('slider', { name: 'Deposit, slider' });
    const sum = within(canvas.getByRole('region', { name: 'What you pay' }));
    await userEvent.type(deposit, '2000');
    await expect(slider).toHaveAttribute('aria-valuetext', '$2,000');
    await expect(sum.getByText('$30,090 of it would come from the loan, $2,000 from you.')).toBeVisible();
    await fireEvent.change(slider, { target: { value: '2500' } });
    await expect(deposit).toHaveValue('$2,500');
    await expect(await sum.findByText(/ \$2,500 from you/)).toBeVisible();
    const term = canvas.getByRole('slider', { name: 'Loan term, slider' });
    await expect(term).toHaveAttribute('aria-valuetext', '5 years');
    await fireEvent.change(term, { target: { value: '0' } });
    await expect(canvas.getByRole('combobox', { name: 'Loan term' })).toHaveDisplayValue('1 year');
    await expect(term).toHaveAttribute('aria-valuetext', '1 year');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Loan term' }), '3 years');
    await expect(term).toHaveAttribute('aria-valuetext', '3 years');
    // without script this button works it out
    await expect(canvas.queryByRole('button', { name: 'Update the repayment', hidden: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: /Outright/ }));
    await expect(canvas.queryByRole('textbox', { name: 'Deposit' })).toBeNull();
    await waitFor(() => expect(sum.queryByText(/from the loan/)).toBeNull());
  },
};
/** BUY-03: a postcode without delivery shows an error at its field, and nothing that was typed is lost. */
export const HandoverRefused: Story = {
  parameters: page(
    { step: 'handover', view: { ...whole, places: ['auburn'] } },
    {
      step: 'handover',
      values: { choice: 'delivery', postcode: '6000', address: '1 Far Street' },
      errors: { postcode: 'We cannot price a delivery there online.' },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('Postcode')).toHaveAccessibleDescription(/cannot price a delivery/);
    await expect(canvas.getByLabelText('Street and suburb')).toHaveValue('1 Far Street');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please fix the following errors:');
  },
};
/** BUY-03: a dealer that brings nothing has no delivery to choose. */
export const PickUpOnly: Story = {
  args: { options: { hasDelivery: false } },
  parameters: page({ step: 'handover', view: { ...whole, said: { ...whole.said, handover: undefined } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('radio', { name: /I pick it up/ })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: /Bring it to me/ })).toBeNull();
  },
};
/** BUY-03: every amount, everything that was said, the terms, and the deposit. */
export const Summary: Story = {
  parameters: page({ step: 'summary', view: whole }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = within(await canvas.findByRole('region', { name: 'Summary' }));
    for (const text of ['$32,290', '–$9,000', '$1,500', '$390', '–$200', '$24,980'])
      await expect(box.getByText(text)).toBeVisible();
    await expect(box.getByRole('button', { name: 'Agree and pay $200' })).toBeVisible();
    await expect(box.getByRole('checkbox')).toBeRequired();
    await expect(box.getByRole('link', { name: 'Change: Handover' })).toBeVisible();
    await expect(canvas.getByText('Within 14 days from delivery')).toBeVisible();
  },
};
/** BUY-03: another shopper was quicker, or a price has changed: a message appears above the summary. */
export const SummaryRefused: Story = {
  parameters: page(
    { step: 'summary', view: whole },
    {
      step: 'summary',
      values: {},
      errors: {},
      message: 'The amounts have changed since you saw them. Please read the summary again. Nothing you typed is lost.',
    },
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('The amounts have changed');
  },
};
/** BUY-03: the price has changed meanwhile: the page shows the new one, which is agreed to anew. */
export const SummaryChanged: Story = {
  parameters: posting(
    { step: 'summary', view: whole },
    {
      answer: () => data({ step: 'summary', errors: {}, message: 'The amounts have changed.' }, { status: 409 }),
      next: {
        view: {
          ...whole,
          amounts: AMOUNTS.map((line) => (line.name === 'balance' ? { ...line, cents: 2_600_000 } : line)),
          balance_cents: 2_600_000,
        },
      },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tick = await canvas.findByRole('checkbox');
    await userEvent.click(tick);
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and pay $200' }));
    await canvas.findByText('$26,000');
    await waitFor(() => expect(tick).not.toBeChecked());
    await expect(canvas.getByRole('alert')).toHaveTextContent('The amounts have changed.');
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ balance_cents: '2498000', agreed: 'on' }));
    await userEvent.click(tick);
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and pay $200' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ balance_cents: '2600000' })));
  },
};
/** BUY-03: paid; what happens next, and the summary to keep. */
export const Done: Story = {
  parameters: page({ step: 'summary', view: { ...whole, own }, own }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('region', { name: 'Reserved for you, Kim' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(canvas.getByText(/The vehicle is yours for 48 hours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', expect.stringContaining('token='));
    await expect(canvas.queryByRole('button', { name: /Agree and pay/ })).toBeNull();
  },
};
/** BUY-04: not paid yet; the link to the payment comes first. */
export const NotPaidYet: Story = {
  parameters: page({
    step: 'summary',
    view: whole,
    own: { ...own, state: 'pending-payment', payment: 'open', payment_url: '/api/payments/test/x' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Pay $200' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  },
};
/** BUY-04: cancelled; the steps come back on request alone. */
export const Cancelled: Story = {
  parameters: page({ step: 'summary', view: whole, own: { ...own, state: 'cancelled', payment: 'refund-due' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = within(await canvas.findByRole('region', { name: 'You cancelled this reservation' }));
    await expect(box.getByRole('link', { name: 'Buy it after all' })).toHaveAttribute(
      'href',
      expect.stringContaining('step=summary'),
    );
    await expect(canvas.queryByRole('button', { name: /Agree and pay/ })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Step 6 of 6' })).toBeNull();
  },
};
/** BUY-03: on a phone the step comes before all amounts; what is left to pay is next to the vehicle. */
export const OnAPhone: Story = {
  parameters: page({ step: 'handover', view: { ...whole, said: { ...whole.said, handover: undefined } } }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('link', { name: 'See all amounts' });
    const sum = canvas.getByRole('region', { name: 'What you pay' });
    const form = canvas.getByRole('form', { name: 'Handover' });
    await expect(all).toHaveAttribute('href', `#${sum.querySelector('h2')!.id}`);
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    await expect(topOf(all)).toBeLessThan(topOf(form));
    await expect(topOf(form)).toBeLessThan(topOf(sum));
  },
};
/** BUY-04: held by another shopper. */
export const Taken: Story = {
  parameters: page({ view: { ...begun, state: 'taken' } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('region', { name: 'Somebody else holds this vehicle' }),
    ).toBeVisible();
  },
};
/** BUY-02: sold, or for other reasons not to be bought online. */
export const NotForSale: Story = {
  parameters: page({ view: { ...begun, state: 'not-reservable' } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('region', { name: 'This vehicle cannot be bought online' }),
    ).toBeVisible();
  },
};
/** BUY-03: a price that is not all that is payable; the way to the drive-away price. */
export const PriceWithoutCharges: Story = {
  parameters: page({
    view: {
      ...{ ...begun, state: 'not-reservable' },
      why: 'Its price does not include government charges such as registration and stamp duty.',
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Its price does not include government charges/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enquire Now' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#enquiry$/) as string,
    );
  },
};
/** SAVE-06: no vehicle is named; the page does not redirect. */
export const NoVehicleNamed: Story = {
  parameters: page({ slug: '', view: undefined, lack: 'unnamed' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Choose a vehicle first' })).toBeVisible();
  },
};
/** The service did not answer. */
export const Failed: Story = {
  parameters: page({ view: undefined }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Try again' })).toBeVisible();
  },
};
/** Long words everywhere. */
export const Fullest: Story = {
  parameters: page({
    step: 'summary',
    view: {
      ...whole,
      vehicle: buildVehicle({ ...buildLargest(), id: 'B1' }),
      said: {
        ...whole.said,
        details: {
          ...whole.said.details!,
          name: 'Wolfeschlegelsteinhausenbergerdorff',
          email: `${'long'.repeat(15)}@example.com`,
        },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Wolfeschlegelsteinhausenbergerdorff/)).toBeVisible();
  },
};
