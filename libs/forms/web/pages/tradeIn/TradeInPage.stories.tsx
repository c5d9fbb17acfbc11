import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildVehicle, NOW } from '@forecourt/testing';
import { TRADE_IN as request } from '../../testing/samples.js';
import { Component as TradeInPage } from './TradeInPage.js';
import type { TradeInData } from './tradeInLoader.js';

const page = (data: Partial<TradeInData>, path = '/trade-in') => ({
  page: () => ({
    address: path,
    data: { page: 'trade-in', path, now: NOW, thisYear: 2026, ...data } satisfies TradeInData,
  }),
});

const meta = {
  title: 'Pages/Forms/TradeInPage',
  component: TradeInPage,
  globals: { dealer: 'harbour' },
  parameters: { layout: 'fullscreen', ...page({}) },
} satisfies Meta<typeof TradeInPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** TRD-01: the form next to the FAQ, which states the limits of estimates. */
export const Begin: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Which cars get an estimate online?'));
    await expect(canvas.getByText(/not given for cars over 7 years or over 100,000 km/)).toBeVisible();
  },
};
/** TRD-05: the same journey in the words of sellers. */
export const Sell: Story = {
  parameters: page({ page: 'sell-my-car' }, '/sell-my-car'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: 'Sell my car' })).toBeVisible();
  },
};
/** TRD-01: against a vehicle of the dealer, which appears next to the form. */
export const AgainstAVehicle: Story = {
  parameters: page({ against: buildVehicle({ id: 'H1', price: 32_290 }) }),
  play: async ({ canvasElement }) => {
    const beside = within(
      await within(canvasElement).findByRole('region', { name: 'The vehicle that you trade against' }),
    );
    await expect(beside.getByText('$32,290')).toBeVisible();
  },
};
/** TRD-03: the range, what it is made of, and the two answers to it. */
export const Estimate: Story = {
  parameters: page({ request }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('$17,000 – $21,300')).toBeVisible();
    await expect(canvas.getByText(/from 8 comparable vehicles/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept this estimate' })).toHaveAttribute('value', 'accept');
    await userEvent.click(canvas.getByText('Change what you said about your car'));
    await expect(await canvas.findByRole('radio', { name: /^Good/ })).toBeChecked();
  },
};
const reported = fn((event: Event) => (event as CustomEvent<{ id: number; key: string }>).detail);
/** FORM-09: the estimate that a journey of this tab led to is reported once. */
export const Arrived: Story = {
  parameters: {
    ...page({ request }),
    state: () => ({
      forms: { contact: {}, drafts: [], sentTradeIn: { id: 'trade-in:trade-in', values: { name: 'Kim' } } },
    }),
  },
  beforeEach: () => {
    reported.mockClear();
    window.addEventListener('forecourt:event', reported);
    return () => window.removeEventListener('forecourt:event', reported);
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('$17,000 – $21,300');
    await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    await expect(reported).toHaveReturnedWith(expect.objectContaining({ id: 14, key: request.lead_id }));
  },
};
/** TRD-03: an honest answer where too few cars compare. */
export const ByHand: Story = {
  parameters: page({ request: { ...request, estimate: { state: 'by-hand', reason: 'few-comparables' } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Not enough comparable vehicles: we value it by hand.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Accept/ })).toBeNull();
  },
};
/** TRD-03: few cars of the year are for sale; the years that count are named. */
export const FromMoreYears: Story = {
  parameters: page({
    request: {
      ...request,
      estimate: {
        ...{ state: 'estimate', low: 15_200, middle: 18_700, high: 23_900, confidence: 0.34, comparables: 9 },
        years: { from: 2017, to: 2025 },
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/also counts those of 2017 to 2025/)).toBeVisible();
  },
};
/** TRD-03: accepted; nothing is left to decide. */
export const Accepted: Story = {
  parameters: page({ request: { ...request, decision: 'accepted', event_id: 18 } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/You accepted this estimate/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Accept|Talk/ })).toBeNull();
  },
};
/** TRD-03: the shopper requested a person. */
export const PersonAsked: Story = { parameters: page({ request: { ...request, decision: 'person' } }) };
/** TEN-07: an estimate that is not this visitor's. */
export const Gone: Story = {
  parameters: page({ request: 'gone' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/cannot be opened here any more/)).toBeVisible();
  },
};
/** The service does not answer; the details are stored. */
export const Unknown: Story = {
  parameters: page({ request: 'unknown' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('your details are stored');
  },
};
