import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsOf } from '@forecourt/words';
import { VehiclePrice } from './VehiclePrice.js';
import { uiVehicleWords } from './words.js';

const meta = {
  title: 'Vehicle/VehiclePrice',
  component: VehiclePrice,
  args: {
    price: { kind: 'price', amount: 41_990, text: '$41,990', typeLabel: 'Drive away' },
    say: wordsOf({ config: {} }, uiVehicleWords),
  },
} satisfies Meta<typeof VehiclePrice>;
export default meta;
type Story = StoryObj<typeof meta>;

const DEAREST = {
  kind: 'price',
  amount: 99_999_998,
  text: '$99,999,998',
  typeLabel: 'Excluding government charges',
} as const;

export const Price: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$41,990Drive away');
    await expect(within(canvasElement).queryByRole('deletion')).toBeNull();
  },
};
/** CARD-03: the previous price is above the present one, in words that everybody sees. */
export const Was: Story = {
  args: { price: { kind: 'price', amount: 41_990, text: '$41,990', was: { amount: 44_990, text: '$44,990' } } },
  play: async ({ canvasElement }) => {
    const was = within(canvasElement).getByText(/^was/);
    const price = within(canvasElement).getByText('$41,990');
    await expect(was).toHaveTextContent('was $44,990');
    await expect(within(canvasElement).getByRole('deletion')).toBe(was);
    await expect(was.getBoundingClientRect().bottom).toBeLessThanOrEqual(price.getBoundingClientRect().top + 1);
    await expect(was.getBoundingClientRect().width).toBeGreaterThan(60);
  },
};
export const Subscription: Story = {
  args: { price: { kind: 'subscription', amount: 289, text: '$289', suffix: 'per week' } },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent('$289per week'),
};
/** CARD-03: words instead of a price, as long as a dealer may write them. */
export const Words: Story = {
  args: { price: { kind: 'text', text: 'Ask us for our best drive-away price on this vehicle today.' } },
  play: async ({ canvasElement }) => expect(within(canvasElement).getByText(/^Ask us/)).toBeVisible(),
};
/** Large, as on the vehicle's page, in its column on a screen of 320 px: each figure stays in one piece. */
export const LargestAndNarrow: Story = {
  args: { isLarge: true, price: { ...DEAREST, was: { amount: 99_999_999, text: '$99,999,999' } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }} data-column="">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('[data-column]')?.getBoundingClientRect();
    const amount = within(canvasElement).getByText('$99,999,998');
    await expect(amount.getClientRects()).toHaveLength(1);
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(column?.right ?? 0);
  },
};
