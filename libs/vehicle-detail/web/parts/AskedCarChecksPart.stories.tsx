import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ApiError } from '@forecourt/runtime';
import { buildVehicle } from '@forecourt/testing';
import { Component as AskedCarChecks } from './AskedCarChecksPart.js';

const request = fn();
const gauge = {
  fill: 0.4,
  listing_price: 41_990,
  market_range_min: 38_900,
  market_range_max: 44_100,
  confidence: 0.58,
  comparables: 8,
  is_estimate: true,
};

const meta = {
  title: 'Vehicle detail/UsedCarChecks that ask',
  component: AskedCarChecks,
  args: { vehicle: buildVehicle({ slug: 'kia-sorento' }) },
  parameters: { api: { request } },
  beforeEach: () => void request.mockReset().mockResolvedValue(gauge),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 830 }}>
        <h1>2021 Kia Sorento</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AskedCarChecks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-08 the market is looked up by the vehicle's address, and shown with the price of the page. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const figure = await within(canvasElement).findByRole('figure');
    await expect(figure).toHaveTextContent('$38,900');
    await expect(request.mock.calls[0]?.[0]).toBe('/api/cars/kia-sorento/autogauge');
  },
};
/** VDP-08 A8 a market that cannot be looked up is not there; the checks are. */
export const ServiceIsDown: Story = {
  beforeEach: () => void request.mockReset().mockRejectedValue(new ApiError(503, undefined)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0);
  },
};
