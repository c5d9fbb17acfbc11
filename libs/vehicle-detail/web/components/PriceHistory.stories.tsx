import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NOW } from '@forecourt/testing';
import { PriceHistory } from './PriceHistory.js';

const ago = (days: number) => NOW / 1000 - days * 86_400;

const meta = {
  title: 'Vehicle detail/PriceHistory',
  component: PriceHistory,
  args: {
    vehicle: {
      created_at_timestamp: ago(60),
      price_history: [
        { from: ago(60), price: 44_990 },
        { from: ago(30), price: 45_490 },
        { from: ago(9), price: 41_990 },
      ],
    },
    timeZone: 'Australia/Sydney',
    most: 10,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <h1>2021 Kia Sorento</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CARD-03 dates and amounts, the latest first, behind a native disclosure. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Price history'));
    const [latest, middle] = canvas.getAllByRole('listitem');
    await expect(latest).toHaveTextContent('11 Nov 2026$41,990down $3,500');
    await expect(middle).toHaveTextContent('up $500');
    await expect(canvas.getByText(/^First listed 21 Sept? 2026/)).toBeVisible();
  },
};
/** CARD-03 a time without a price shows too. */
export const WithAGap: Story = {
  args: {
    vehicle: {
      created_at_timestamp: ago(40),
      price_history: [
        { from: ago(40), price: 30_000 },
        { from: ago(20), price: null },
        { from: ago(5), price: 29_000 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Price history'));
    await expect(canvas.getByText('No price')).toBeVisible();
    await expect(canvas.getByText('down $1,000')).toBeVisible();
  },
};
/** CARD-03 without a record there is nothing to disclose. */
export const Nothing: Story = {
  args: { vehicle: { created_at_timestamp: ago(1), price_history: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Price history')).toBeNull();
  },
};
