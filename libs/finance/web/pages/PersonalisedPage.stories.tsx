import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteContext, useSite } from '@forecourt/composition';
import type { FinanceConfig } from '@forecourt/finance-maths';
import { buildLargest, buildVehicle, NOW } from '@forecourt/testing';
import { financeConfig } from '../config.js';
import type { PersonalisedAsked } from '../rules/personalised.js';
import { Component as PersonalisedPage } from './PersonalisedPage.js';
import type { PersonalisedData } from './personalisedLoader.js';

/** The page under some options; everything else as the platform has it. */
function Page({ options = {} }: { options?: Partial<FinanceConfig> }) {
  const site = useSite();
  const { defaults, schema } = financeConfig;
  const personalised = { ...defaults.personalised, isOn: true, gate: 'details' as const };
  const finance = schema.parse({ ...defaults, personalised, ...options });
  return (
    <SiteContext value={{ ...site, config: { ...site.config, finance } }}>
      <PersonalisedPage />
    </SiteContext>
  );
}

const vehicle = buildVehicle({ id: 'H1', price: 32_290 });
const quote = { weeklyRepaymentAmount: 148.2, comparisonRate: 8.95, advertisedRate: 7.9 };
const page = (
  answer: PersonalisedData['answer'],
  { next, ...asked }: Partial<PersonalisedAsked> & { next?: () => unknown } = {},
) => ({
  page: () => ({
    address: '/personalised/finance?car_id=H1',
    data: { answer, asked: { id: 'H1', ...asked }, now: NOW, key: '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e' },
    ...(next && { next }),
  }),
});
const quoted = { state: 'quote', vehicle, quote, termYears: 5 } as const;

const meta = {
  title: 'Pages/Finance/PersonalisedPage',
  component: Page,
  parameters: { layout: 'fullscreen', ...page(quoted) },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FIN-12: a repayment on the shopper's own terms, never without its rates. */
export const Quote: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const block = within(await canvas.findByRole('region', { name: 'Your quote' }));
    const repayment = block.getByText('$149/wk');
    await expect(repayment).toBeVisible();
    // two figures next to each other, each on one line
    await expect(repayment.getBoundingClientRect().width).toBeGreaterThan(110);
    await expect(block.getByText('7.90% p.a.')).toBeVisible();
    await expect(block.getByText('8.95% p.a.')).toBeVisible();
    await expect(block.getByText('$38,740')).toBeVisible();
    await expect(block.getByText('Not in the total: the lender’s fees.')).toBeVisible();
    // the calculator below begins with the same loan
    const calculator = within(await canvas.findByRole('region', { name: 'Finance calculator' }));
    await expect(calculator.getByText('$38,740')).toBeVisible();
    await expect(calculator.getByText('Not in the total: the lender’s fees.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask about this quote' })).toHaveAttribute(
      'href',
      expect.stringContaining('car_id=H1'),
    );
  },
};
/** FIN-12: nothing of a quote shows before the gate; each field has a label, and a note says what it is for. */
export const GateForDetails: Story = {
  parameters: page({ state: 'gate', gate: 'details', vehicle }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText('First name')).toBeRequired();
    await expect(canvas.getByLabelText('Email')).toBeRequired();
    await expect(canvas.getByText(/no application for credit\.$/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/p\.a\.|\/wk/);
  },
};
/** FIN-12 FORM-04: what is wrong is said without a load of the page; what the service refuses stays with its field. */
export const GateRefuses: Story = {
  parameters: {
    page: () => ({
      ...page({ state: 'gate', gate: 'details', vehicle }).page(),
      action: async ({ request }: { request: Request }) => {
        const email = new URLSearchParams(await request.text()).get('email');
        return { errors: { email: `must not be ${email}` } };
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Email'), 'kim@');
    await userEvent.type(canvas.getByLabelText(/Phone/), 'call me');
    await userEvent.click(canvas.getByRole('button', { name: 'See my quote' }));
    await expect(within(await canvas.findByRole('alert')).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByLabelText(/Phone/)).toHaveAccessibleDescription(/must be a phone number/);
    await userEvent.type(canvas.getByLabelText('First name'), 'Kim');
    await userEvent.type(canvas.getByLabelText('Email'), 'example.com');
    await userEvent.clear(canvas.getByLabelText(/Phone/));
    await userEvent.click(canvas.getByRole('button', { name: 'See my quote' }));
    await canvas.findAllByText(/must not be kim@example\.com/);
    await expect(canvas.getByLabelText('First name')).toHaveValue('Kim');
  },
};
/** SAVE-06: a gate for accounts on a site that has none leads to the finance form, with the vehicle. */
export const GateForAccounts: Story = {
  parameters: page({ state: 'gate', gate: 'sign-in', vehicle }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Ask about finance' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/finance\?.*car_id=H1.*#finance-form$/),
    );
    await expect(canvasElement).not.toHaveTextContent(/p\.a\.|\/wk/);
  },
};
/** FIN-12: other terms are on their way; the page keeps what it shows. */
export const Loading: Story = {
  parameters: page(quoted, { next: () => new Promise(() => undefined) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('How do you rate your credit?'), 'Fair');
    await userEvent.click(canvas.getByRole('button', { name: 'Update my quote' }));
    await expect(await canvas.findByRole('button', { name: 'Please wait …' })).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvas.getByRole('region', { name: 'Your quote' })).getByText('$149/wk')).toBeVisible();
  },
};
/** FIN-10: the partner does not answer. */
export const Failed: Story = {
  parameters: page({ state: 'failed' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be worked out just now');
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      expect.stringContaining('H1'),
    );
  },
};
/** FIN-10: there is no quote for these terms; the shopper can try others. */
export const NoQuote: Story = {
  parameters: page({ state: 'no-quote', vehicle }, { credit: 'POOR', term: 3 }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/no instant quote/)).toBeVisible();
    await expect(canvas.getByLabelText('How do you rate your credit?')).toHaveValue('POOR');
    await expect(canvas.getByLabelText('Term')).toHaveValue('3');
  },
};
/** FIN-12: an id of no vehicle of this site. */
export const NoVehicle: Story = {
  parameters: page({ state: 'no-vehicle' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'This vehicle is not here any more' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search vehicles' })).toBeVisible();
  },
};
/** FIN-04: a repayment too small to state is a matter for the dealer. */
export const TooSmall: Story = {
  parameters: page({ ...quoted, quote: { ...quote, weeklyRepaymentAmount: 20 } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/no instant quote/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$20');
  },
};
/** The longest names that stock brings. */
export const Fullest: Story = {
  parameters: page({ state: 'gate', gate: 'details', vehicle: buildVehicle({ ...buildLargest(), id: 'H1' }) }),
};
