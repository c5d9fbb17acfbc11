import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { GaugeSkeleton, MarketGauge } from './MarketGauge.js';
import { UsedCarChecks } from './UsedCarChecks.js';

const ZONE = 'Australia/Sydney';
const gauge = {
  fill: 0.4,
  listing_price: 30_990,
  market_range_min: 28_900,
  market_range_max: 34_100,
  confidence: 0.58,
  comparables: 8,
  compared_at: Date.parse('2026-11-11T20:00:00Z') / 1000,
  is_estimate: true,
};
const content = {
  title: 'Used-car checks',
  items: [
    { title: 'Security register searched', text: 'No money owing on the day it came in; the certificate is yours.' },
    { title: 'Written-off register searched' },
    { title: 'Workshop inspection', text: 'Brakes, tyres, steering and fluids.' },
  ],
};

const meta = {
  title: 'Vehicle detail/UsedCarChecks',
  component: UsedCarChecks,
  args: { content, children: <MarketGauge gauge={gauge} timeZone={ZONE} /> },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 830 }}>
        <h1>2021 Kia Sorento</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UsedCarChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-08 the price counts up to its value; screen readers get the value at once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('$30,990').length).toBeGreaterThan(0);
    await expect(canvas.getByText('$28,900')).toBeVisible();
    await expect(canvas.getByText('$34,100')).toBeVisible();
    await expect(
      canvas.getByText(/From 8 comparable vehicles for sale on 12 Nov 2026: .* Confidence 58 %\./),
    ).toBeVisible();
    await expect(canvas.getByText('Security register searched')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('$30,990')).toHaveLength(2), { timeout: 4000 });
  },
};
/** VDP-08 while the market is looked up, the place is kept. */
export const Loading: Story = {
  args: { children: <GaugeSkeleton /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Looking up the market');
  },
};
/** VDP-08 A8 a gauge that cannot be had is not there; the checks are. */
export const WithoutGauge: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('figure')).toBeNull();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
/** VDP-08 below the range the dial is empty. */
export const BelowTheRange: Story = {
  args: {
    children: <MarketGauge timeZone={ZONE} gauge={{ ...gauge, fill: 0, listing_price: 26_500 }} />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Priced below the market range.')).toBeVisible();
  },
};
/** VDP-08 A3 a partner says less: no number of vehicles, no words of its own. */
export const OfAPartner: Story = {
  args: {
    content: { ...content, items: [] },
    children: (
      <MarketGauge
        timeZone={ZONE}
        gauge={{
          fill: 0.9,
          listing_price: 33_500,
          market_range_min: 28_900,
          market_range_max: 34_100,
          confidence: 0.9,
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent('Confidence 90 %.');
    await expect(within(canvasElement).getByRole('figure')).not.toHaveTextContent('estimate');
  },
};
/** VDP-08 nothing to show is no section. */
export const Nothing: Story = {
  args: { content: { ...content, items: [] }, children: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { level: 2 })).toBeNull();
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
