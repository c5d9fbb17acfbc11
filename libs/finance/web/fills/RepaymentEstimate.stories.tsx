import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { SiteContext, useSite } from '@forecourt/composition';
import type { FinanceConfig } from '@forecourt/finance-maths';
import { buildVehicle, NOW } from '@forecourt/testing';
import type { Vehicle } from '@forecourt/vehicle';
import { financeConfig } from '../config.js';
import { Component as RepaymentEstimate } from './RepaymentEstimate.js';

/** The estimate of a vehicle and its small print under some options; everything else as the platform has it. */
function Estimate({ vehicle, options }: { vehicle: Vehicle; options: Partial<FinanceConfig> }) {
  const site = useSite();
  const finance = financeConfig.schema.parse({ ...financeConfig.defaults, ...options });
  return (
    <SiteContext value={{ ...site, config: { ...site.config, finance } }}>
      <div style={{ maxWidth: 330 }}>
        <RepaymentEstimate vehicle={vehicle} now={NOW} />
      </div>
    </SiteContext>
  );
}

const beside: Partial<FinanceConfig> = {
  siteLender: { name: 'Lender', interestRate: 8.5, comparisonRate: 9.36 },
  teaser: { text: 'Only {repayment}/wk*', rates: 'beside' },
  total: 'complete',
};
const meta = {
  title: 'Finance/RepaymentEstimate',
  component: Estimate,
  args: { vehicle: buildVehicle({ price: 32_290 }), options: beside },
} satisfies Meta<typeof Estimate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FIN-11: repayment with its rates and its total, and what it assumes. FIN-12: the way to the finance form. */
export const WithRates: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Only $153/wk*')).toBeVisible();
    await expect(canvas.getByText('9.36% p.a.')).toBeVisible();
    await expect(canvas.getByText('$39,780')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Finance' })).toHaveAttribute(
      'href',
      '/finance?vehiclePriceBudget=32290&car_id=A1&car_type=used#finance-form',
    );
    await expect(canvas.getByText(/over 5 years with a deposit of \$0/)).toBeVisible();
  },
};
/** FIN-11: government charges that come on top of the price are not in the repayment, and the block says so. */
export const PlusCharges: Story = {
  args: { vehicle: buildVehicle({ price: 32_290, price_type: 'excluding_government_charges_price' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Only $153/wk*')).toBeVisible();
    await expect(canvas.getByText(/no final payment\. Plus govt\. charges\.$/)).toBeVisible();
  },
};
/** FIN-11: the specification's teaser, alone with its asterisk. */
export const TeaserAlone: Story = {
  args: { options: { ...beside, teaser: { text: 'Only {repayment}/wk*', rates: 'asterisk' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Only $153/wk*' })).toHaveAttribute('href', '#finance-calculator');
    await expect(canvas.queryByText('9.36% p.a.')).toBeNull();
  },
};
/** FIN-04: a repayment of 25 or less. */
export const TooSmall: Story = {
  args: { vehicle: buildVehicle({ price: 4990 }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Enquire for Finance')).toBeVisible();
    await expect(canvas.queryByText(/\/wk/)).toBeNull();
  },
};
/** FIN-09: nothing of a vehicle that shows no finance. */
export const NotEligible: Story = {
  args: { vehicle: buildVehicle({ price: 500 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$|p\.a\./);
  },
};
/** FIN-09: no rates from stock or site, no repayment. */
export const WithoutRates: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/\$|p\.a\./);
  },
};
/** What the service answers in a story. */
const service = (answer: () => Promise<unknown>) => ({ api: { request: fn(answer) } });
const requestOf = (parameters: object) => (parameters as ReturnType<typeof service>).api.request;
const quoting: Partial<FinanceConfig> = { ...beside, quote: { isOn: true, creditScore: 'GREAT', termYears: 5 } };
/** FIN-10: a partner's quote with its own rates in the same block. */
export const Quoted: Story = {
  args: {
    vehicle: buildVehicle({ id: 'quoted', price: 32_290 }),
    options: quoting,
  },
  parameters: service(() =>
    Promise.resolve({ weeklyRepaymentAmount: 148.2, comparisonRate: 8.95, advertisedRate: 7.9 }),
  ),
  play: async ({ canvasElement, parameters }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Only $149/wk*')).toBeVisible();
    await expect(canvas.getByText('8.95% p.a.')).toBeVisible();
    // without the lender's fees, the total payable is unknown
    await expect(canvas.getByText('Total repayments')).toBeVisible();
    await expect(canvas.getByText('Not in the total: the lender’s fees.')).toBeVisible();
    await expect(requestOf(parameters)).toHaveBeenCalledWith(
      '/api/youx/quote',
      expect.objectContaining({
        body: expect.objectContaining({
          selfAssessedCreditScore: 'GREAT',
          purchasePrice: 32_290,
          loanTerm: 5,
        }) as unknown,
      }),
    );
  },
};
/** FIN-10: a quote of the site's own lender is the same loan, and has the same total. */
export const QuotedBySameLender: Story = {
  args: {
    vehicle: buildVehicle({ id: 'same', price: 32_290 }),
    options: {
      ...quoting,
      siteLender: { name: 'Lender', interestRate: 6.29, comparisonRate: 7.42 },
      comparison: { basis: { amount: 30_000, years: 5 }, fromFees: true },
      fees: [
        { label: 'Establishment', amount: 395, every: 'loan', isFinanced: false, isGovernmentCharge: false },
        { label: 'Account', amount: 8, every: 'month', isFinanced: false, isGovernmentCharge: false },
      ],
    },
  },
  parameters: service(() =>
    Promise.resolve({ weeklyRepaymentAmount: 145, comparisonRate: 7.42, advertisedRate: 6.29 }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = 145 * 260 + 395 + 8 * 60;
    const text = `$${total.toLocaleString('en-AU')}`;
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(await canvas.findByText(/Quote over 5 years/)).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Total payable on loan')).toBeVisible();
  },
};
/** FIN-10: a quote that fails leaves the estimate, and says nothing. */
export const QuoteFailed: Story = {
  args: {
    vehicle: buildVehicle({ id: 'unquoted', price: 32_290 }),
    options: quoting,
  },
  parameters: service(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvasElement, parameters }) => {
    await waitFor(() => expect(requestOf(parameters)).toHaveBeenCalled());
    await expect(within(canvasElement).getByText('Only $153/wk*')).toBeVisible();
  },
};
/** FIN-10: no quote is requested if one came with the stock. */
export const QuotedAlready: Story = {
  args: {
    vehicle: buildVehicle({ id: 'known', price: 32_290, youxQuote: { weeklyRepaymentAmount: 150 } }),
    options: quoting,
  },
  parameters: service(() => Promise.reject(new TypeError('must not be requested'))),
  play: async ({ parameters }) => {
    await expect(requestOf(parameters)).not.toHaveBeenCalled();
  },
};
