import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildVehicle, NOW } from '@forecourt/testing';
import { useAppDispatch } from '@forecourt/runtime/store';
import { StoreState } from '@forecourt/testing/store';
import { financeSection } from '@forecourt/finance-maths';
import { SiteContext, useSite } from '@forecourt/composition';
import { financeConfig } from '../config.js';
import { Component as CalculatorPart } from '../parts/CalculatorPart.js';
import { termsChanged } from '../state/financeSlice.js';
import { Component as RepaymentEstimate } from './RepaymentEstimate.js';
import { Component as StickyEstimate } from './StickyEstimate.js';
import { Component as VehicleCalculator } from './VehicleCalculator.js';

const FINANCE = financeConfig.schema.parse({
  ...financeConfig.defaults,
  siteLender: { name: 'Lender', interestRate: 8.5, comparisonRate: 9.36 },
  teaser: { text: 'Only {repayment}/wk*', rates: 'beside' },
  total: 'complete',
  stickyHeader: true,
});

/** Every place that states finance, one below the other. */
function Everywhere({ price }: { price: number }) {
  const site = useSite();
  const vehicle = useMemo(() => buildVehicle({ price }), [price]);
  return (
    <SiteContext value={{ ...site, config: { ...site.config, [financeSection.id]: FINANCE } }}>
      <div style={{ maxWidth: 830, display: 'grid', gap: 'var(--space-5)' }}>
        <h1>Finance of a vehicle</h1>
        <div data-testid="sticky">
          <StickyEstimate vehicle={vehicle} now={NOW} />
        </div>
        <div data-testid="block">
          <RepaymentEstimate vehicle={vehicle} now={NOW} />
        </div>
        <VehicleCalculator vehicle={vehicle} now={NOW} />
        <StoreState slice="finance" />
      </div>
    </SiteContext>
  );
}

const meta = {
  title: 'Finance/Terms',
  component: Everywhere,
  args: { price: 32_290 },
} satisfies Meta<typeof Everywhere>;
export default meta;
type Story = StoryObj<typeof meta>;

const textOf = (canvasElement: HTMLElement, id: string) => within(canvasElement).getByTestId(id);

/** FIN-11: terms that are chosen in a calculator show in the block and in the sticky header, and can be taken back. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(textOf(canvasElement, 'block')).toHaveTextContent('Only $153/wk*');
    const deposit = canvas.getByRole('textbox', { name: /^Deposit/ });
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '5000');
    for (const id of ['block', 'sticky']) await expect(textOf(canvasElement, id)).toHaveTextContent('Only $129/wk*');
    await expect(textOf(canvasElement, 'block')).toHaveTextContent(
      'Your own terms: over 5 years with a deposit of $5,000',
    );
    await expect(canvas.getByLabelText('State of finance')).toHaveTextContent('"deposit": 5000');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the advertised terms' }));
    for (const id of ['block', 'sticky']) await expect(textOf(canvasElement, id)).toHaveTextContent('Only $153/wk*');
    await expect(deposit).toHaveValue('$0');
  },
};

/** FIN-01: terms chosen on another page appear in the calculator, limited to its own bounds. */
export const ChosenBefore: Story = {
  parameters: { state: () => ({ finance: { terms: { years: 3, frequency: 'monthly', interest: 50 }, used: [] } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Term' })).toHaveValue('3');
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Interest rate/ })).toHaveValue('15%');
  },
};

/** FIN-12: the terms of the address apply, whatever was chosen before. */
export const AskedByAddress: Story = {
  render: () => <CalculatorPart now={NOW} />,
  parameters: {
    page: () => ({ address: '/finance?years=4', data: undefined }),
    state: () => ({ finance: { terms: { years: 3, deposit: 2000 }, used: [] } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Term' })).toHaveValue('4');
    await expect(canvas.getByRole('textbox', { name: /^Deposit/ })).toHaveValue('$2,000');
  },
};

/** What is chosen in another tab reaches this one by the store. */
function ChosenElsewhere() {
  const dispatch = useAppDispatch();
  return (
    <button type="button" onClick={() => dispatch(termsChanged({ years: 6 }))}>
      6 years, in another tab
    </button>
  );
}

/** FIN-01 FIN-12: what the address says gives way to what is chosen after, even where nothing was chosen before. */
export const ChosenAfterTheAddress: Story = {
  render: () => (
    <>
      <CalculatorPart now={NOW} />
      <ChosenElsewhere />
    </>
  ),
  parameters: { page: () => ({ address: '/finance?years=4&deposit=1000', data: undefined }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Term' })).toHaveValue('4');
    await userEvent.click(canvas.getByRole('button', { name: '6 years, in another tab' }));
    await expect(canvas.getByRole('combobox', { name: 'Term' })).toHaveValue('6');
    await expect(canvas.getByRole('textbox', { name: /^Deposit/ })).toHaveValue('$1,000');
  },
};
