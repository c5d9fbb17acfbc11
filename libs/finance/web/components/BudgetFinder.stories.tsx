import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { financeOf, type FinanceConfig } from '@forecourt/finance-maths';
import { panel } from '@forecourt/ui-kit';
import { financeConfig } from '../config.js';
import type { BodyStock, BudgetStock } from '../rules/budgetSearch.js';
import { BudgetFinder, type BudgetFinderProps } from './BudgetFinder.js';
import { finder } from './budget.styles.js';

const defaults = financeOf({ config: { finance: financeConfig.schema.parse(financeConfig.defaults) } });
/** Options checked as a dealer's file is. */
const financeWith = (values: Partial<FinanceConfig> = {}): BudgetFinderProps['finance'] => ({
  config: financeOf({ config: { finance: financeConfig.schema.parse({ ...defaults, ...values }) } }),
  context: { provider: undefined, manufacturer: undefined, today: '2026-11-21' },
});
const body = (value: string, count: number, lowest: number): BodyStock => ({
  value,
  count,
  total: count * 2,
  lowest,
  picture: 'stock/toyota-rav4/blue/forecourt/front.webp',
});
const stock: BudgetStock = {
  budget: 38_000,
  bodies: [body('SUV', 40, 12_990), body('Hatchback', 31, 8990), body('Sedan', 20, 9990), body('Ute', 12, 24_990)],
  count: 131,
  lowest: 8990,
  highest: 154_990,
  bars: [],
};

const meta = {
  title: 'Finance/BudgetFinder',
  component: BudgetFinder,
  args: {
    finance: financeWith(),
    start: { frequency: 'monthly', repayment: 600, deposit: 2000, bodies: [] },
    stock,
    action: '/budget',
    listing: '/search',
    labelledBy: 'budget',
    onSettled: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1100 }}>
        <h1 id="budget">Find cars for your budget</h1>
        <div css={[panel, finder]}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof BudgetFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const type = async (label: string, text: string) => {
    const field = canvas.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  return { canvas, type, live: canvas.getByRole('status') };
}

/** FIN-14: the defaults, the estimate with its footnote, and the way to the listing; a body narrows it. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, live } = open(canvasElement);
    await expect(live).toHaveTextContent('$38,000');
    await expect(live).toHaveTextContent('131 in stock for this budget');
    await expect(canvas.getByText(/interest, fees and balloon payments are not included/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'View Cars In This Range' });
    await expect(link).toHaveAttribute('href', '/search?status=in_stock&status=coming_soon&range[price]=:38000');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^SUV/ }));
    await expect(link).toHaveAttribute(
      'href',
      '/search?body=SUV&status=in_stock&status=coming_soon&range[price]=:38000',
    );
    await expect(live).toHaveTextContent('40 in stock for this budget');
    await waitFor(() => expect(args.onSettled).toHaveBeenCalledWith({ ...args.start, bodies: ['SUV'] }));
  },
};

/** FIN-14: the estimate follows every change; weekly starts with its own repayment, and what was typed stays. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, type, live } = open(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Weekly' }));
    await expect(canvas.getByRole('textbox', { name: 'Repayment' })).toHaveValue('$200');
    await expect(live).toHaveTextContent('$54,000');
    await expect(live).not.toHaveTextContent('in stock');
    await type('Repayment', '100');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(canvas.getByRole('textbox', { name: 'Repayment' })).toHaveValue('$100');
    await expect(live).toHaveTextContent('$8,000');
    await type('Deposit', 'nothing');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Deposit' })).toHaveValue('$0');
  },
};

/** FIN-14: below the lowest price of the chosen bodies the button is disabled and counts no cars. */
export const BelowTheLowestPrice: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, type, live } = open(canvasElement);
    await type('Repayment', '110');
    await expect(live).toHaveTextContent('$8,600');
    await expect(live).toHaveTextContent('No Cars found for this budget');
    await expect(canvas.getByRole('button', { name: '0 Cars Found' })).toBeDisabled();
    await expect(canvas.queryByRole('link')).toBeNull();
    await type('Repayment', '150');
    await expect(canvas.getByRole('link', { name: 'View Cars In This Range' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Ute/ }));
    await expect(canvas.getByRole('button', { name: '0 Cars Found' })).toBeDisabled();
  },
};

/** FIN-14: a list of the site's own has 20 at most; a listing that begins above placeholder prices. */
export const CustomBodies: Story = {
  args: {
    finance: financeWith({
      budgetPage: { ...defaults.budgetPage, carType: 'Vehicle', linksAbovePlaceholders: true },
    }),
    stock: { ...stock, bodies: Array.from({ length: 20 }, (_, place) => body(`Body ${place + 1}`, 20 - place, 9000)) },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = open(canvasElement);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(20);
    await expect(canvas.getByRole('link', { name: 'View Vehicles In This Range' })).toHaveAttribute(
      'href',
      '/search?status=in_stock&status=coming_soon&range[price]=1001:38000',
    );
  },
};

/** FIN-14: where interest counts, rate and comparison rate appear next to the budget in the same size. */
export const WithInterest: Story = {
  args: {
    finance: financeWith({
      siteLender: { name: 'Lender', interestRate: 10, comparisonRate: 11.2 },
      budget: { ...defaults.budget, method: 'annuity' },
    }),
  },
  play: async ({ canvasElement }) => {
    const { live } = open(canvasElement);
    await expect(live).toHaveTextContent('$30,239');
    await expect(live).toHaveTextContent('10.00% p.a.');
    await expect(live).toHaveTextContent('11.20% p.a.');
    const looks = within(live)
      .getAllByRole('definition')
      .map((figure) => [getComputedStyle(figure).fontSize, getComputedStyle(figure).fontWeight].join());
    await expect(looks).toHaveLength(4);
    await expect(new Set(looks).size).toBe(1);
  },
};

/** FIN-14: a search outage leaves the calculator without counts, with the bodies that the site names. */
export const WithoutCounts: Story = {
  args: { finance: financeWith({ budget: { ...defaults.budget, bodies: ['SUV', 'Ute'] } }), stock: undefined },
  play: async ({ canvasElement }) => {
    const { canvas, live } = open(canvasElement);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2);
    await expect(live).toHaveTextContent('$38,000');
    await expect(live).not.toHaveTextContent('in stock');
    await expect(canvas.getByRole('link', { name: 'View Cars In This Range' })).toBeVisible();
  },
};

/** Long words and amounts stay inside a phone. */
export const LongTexts: Story = {
  args: {
    start: { frequency: 'weekly', repayment: 1_000_000, deposit: 1_000_000, bodies: [] },
    finance: financeWith({
      budget: { ...defaults.budget, footnote: 'Words of a careful lender. '.repeat(12) },
      budgetPage: { ...defaults.budgetPage, carType: 'Agricultural or Earthmoving Vehicle' },
    }),
    stock: { ...stock, bodies: [body('Doppelkabinenkastenwagen', 12_345, 9000), ...stock.bodies] },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { live } = open(canvasElement);
    await expect(live).toHaveTextContent('$261,000,000');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
