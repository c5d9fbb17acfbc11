import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultInput, financeOf, type FinanceConfig } from '@forecourt/finance-maths';
import { financeConfig } from '../config.js';
import { FinanceCalculator, type FinanceCalculatorProps } from './FinanceCalculator.js';

const PRICE = 35_990;
const RATES = { advertised: 8.5, published: { from: 9.36, to: 9.36 } };
const LONG = `${'Words of the lender. '.repeat(11)}The very last word.`;

/** A configuration checked as a dealer's file is. */
function configOf(values: Partial<FinanceConfig> = {}): FinanceConfig {
  const finance = financeConfig.schema.parse({
    ...financeConfig.defaults,
    disclaimer: { ...financeConfig.defaults.disclaimer, text: LONG },
    ...values,
  });
  return financeOf({ config: { finance } });
}
const defaults = configOf();

/** A calculator for a vehicle of $35,990 at 8.5 %. */
function argsOf(values: Partial<FinanceConfig> = {}): FinanceCalculatorProps {
  const config = configOf(values);
  return {
    name: 'vehicle',
    config,
    place: 'vehicle',
    price: PRICE,
    rates: RATES,
    start: defaultInput(config, 'vehicle', { price: PRICE, interest: RATES.advertised }),
    action: '/finance',
    enquireHref: '/cars/a#enquiry',
    onFirstChange: fn(),
  };
}

const meta = {
  title: 'Finance/FinanceCalculator',
  component: FinanceCalculator,
  args: argsOf(),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 830 }}>
        <h1>2021 Kia Sorento</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FinanceCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

function open({ canvasElement }: Context) {
  const canvas = within(canvasElement);
  const type = async (label: string, text: string) => {
    const field = canvas.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    return field;
  };
  return { canvas, type, result: canvas.getByRole('status') };
}

/**
 * FIN-02, FIN-03, FIN-11: price, 5 years and the advertised rate; repayment, rates and total in one block, of one size.
 */
export const Default: Story = {
  play: async (context) => {
    const { canvas, result } = open(context);
    await expect(canvas.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('$35,990');
    await expect(canvas.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    await expect(result).toHaveTextContent('$171/wk');
    await expect(result).toHaveTextContent('8.50% p.a.');
    await expect(result).toHaveTextContent('9.36% p.a.');
    await expect(result).toHaveTextContent('$44,460');
    const sizes = within(result)
      .getAllByRole('definition')
      .map((figure) => getComputedStyle(figure).fontSize);
    await expect(new Set(sizes).size).toBe(1);
  },
};

/** FIN-01, FIN-03, FIN-05: the estimate follows every change; the first one is reported, once. */
export const Changed: Story = {
  play: async (context) => {
    const { canvas, type, result } = open(context);
    await type('Deposit or trade-in', '5000');
    await expect(result).toHaveTextContent('$147/wk');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Term' }), '4.5');
    await expect(result).toHaveTextContent('/mo');
    await expect(context.args.onFirstChange).toHaveBeenCalledOnce();
  },
};

/** FIN-01: a value out of range shows an error at once, counts as the nearest bound, and is corrected on blur. */
export const OutOfRange: Story = {
  play: async (context) => {
    const { canvas, type, result } = open(context);
    const amount = await type('Purchase price', '999999');
    await expect(amount).toBeInvalid();
    await expect(canvas.getByText('Cannot be less than $1,000 or more than $100,000')).toBeVisible();
    await expect(result).toHaveTextContent('$473/wk');
    await userEvent.tab();
    await expect(amount).toHaveValue('$100,000');
    await expect(amount).toBeValid();
    await expect(amount).toHaveAccessibleDescription(/Cannot be less than/);
    await type('Interest rate', '99 percent');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Interest rate/ })).toHaveValue('15%');
  },
};

/** FIN-01: arrow keys and the slider move by one step. */
export const ByKeyboard: Story = {
  play: async (context) => {
    const { canvas } = open(context);
    const amount = canvas.getByRole('textbox', { name: 'Purchase price' });
    await userEvent.click(amount);
    await userEvent.keyboard('{ArrowUp}');
    await expect(amount).toHaveValue('$36,000');
    canvas.getByRole('slider', { name: 'Purchase price, slider' }).focus();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '$36,000');
  },
};

/** FIN-04: 25 or less reads Enquire for Finance and the total is blank. */
export const TooSmall: Story = {
  play: async (context) => {
    const { type, result } = open(context);
    await type('Purchase price', '5000');
    await type('Deposit or trade-in', '900');
    await expect(result).toHaveTextContent('Enquire for Finance');
    await expect(result).not.toHaveTextContent('/wk');
    await expect(result).toHaveTextContent(/Total repayments–$/);
  },
};

/** FIN-03: one total; a note next to it states once what the specification's total leaves out. */
export const WithFinalPayment: Story = {
  play: async (context) => {
    const { type, result } = open(context);
    await type('Residual or balloon', '10000');
    await expect(result).toHaveTextContent('Not in the total: the final payment of $10,000.');
    await expect(result.textContent.match(/Total/g)).toHaveLength(1);
  },
};

/** FIN-07, FIN-08: declared fees are named and in the total; a rate of the shopper's own compares with them. */
export const WithFees: Story = {
  args: argsOf({
    total: 'complete',
    comparison: { ...defaults.comparison, fromFees: true },
    fees: [
      { label: 'Establishment', amount: 395, every: 'loan', isFinanced: false, isGovernmentCharge: false },
      { label: 'Account administration', amount: 8, every: 'month', isFinanced: false, isGovernmentCharge: false },
    ],
  }),
  play: async (context) => {
    const { canvas, type, result } = open(context);
    await expect(canvas.getByText(/Account administration \$8 a month/)).toBeVisible();
    await type('Interest rate', '6.29');
    await expect(result).toHaveTextContent('7.42% p.a.');
  },
};

/**
 * FIN-01: a site that does not let shoppers change the rate; one frequency needs no choice. FIN-15: years of its own.
 */
export const FixedRate: Story = {
  args: argsOf({
    interest: { ...defaults.interest, isFixed: true },
    frequencies: ['fortnightly'],
    term: { ...defaults.term, years: [3, 5, 7] },
  }),
  play: async (context) => {
    const { canvas, result } = open(context);
    await expect(canvas.getByRole('textbox', { name: /^Interest rate/ })).toBeDisabled();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(within(canvas.getByRole('combobox', { name: 'Term' })).getAllByRole('option')).toHaveLength(3);
    await expect(result).toHaveTextContent('/fn');
  },
};

/** FIN-06: cut at 197 characters, with Show More and Show Less. */
export const LongDisclaimer: Story = {
  play: async (context) => {
    const { canvas } = open(context);
    await expect(canvas.getByText(/The very last word/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show More'));
    await expect(canvas.getByText(/The very last word/)).toBeVisible();
    await userEvent.click(canvas.getByText('Show Less'));
    await expect(canvas.getByText(/The very last word/)).not.toBeVisible();
  },
};

/** FIN-06: the toggle is not offered. */
export const FullDisclaimer: Story = {
  args: argsOf({ disclaimer: { text: LONG, collapsedAt: 197, display: 'full' } }),
  play: async (context) => {
    const { canvas } = open(context);
    await expect(canvas.getByText(/The very last word/)).toBeVisible();
    await expect(canvas.queryByText('Show More')).toBeNull();
  },
};

/** FIN-06: a click swaps in the lender's own words. */
export const LenderDisclaimer: Story = {
  args: {
    ...argsOf({ disclaimer: { text: 'The dealer’s words.', collapsedAt: 197, display: 'lender-on-click' } }),
    lenderDisclaimer: 'The lender’s words.',
  },
  play: async (context) => {
    const { canvas } = open(context);
    await userEvent.click(canvas.getByText('Click for Finance Disclaimer'));
    await expect(canvas.getByText('The lender’s words.')).toBeVisible();
    await expect(canvas.getByText('The dealer’s words.')).not.toBeVisible();
  },
};

/** FIN-08: no rates, no calculator. */
export const WithoutRates: Story = {
  args: { ...argsOf(), rates: { advertised: 8.5, published: undefined } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('form')).toBeNull();
  },
};

/** FIN-13: without an address there is no button. */
export const OnAPhone: Story = {
  args: { ...argsOf(), enquireHref: undefined },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link', { name: 'Enquire Now' })).toBeNull();
  },
};
