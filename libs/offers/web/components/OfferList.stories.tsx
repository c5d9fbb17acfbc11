import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ApiGateway } from '@forecourt/runtime';
import { OFFER, PLAIN } from '../testing/samples.js';
import { OfferList, type OfferListProps } from './OfferList.js';

const answers = (...offers: readonly object[]): ApiGateway => ({
  request: <Answer,>() => Promise.resolve({ offers, makes: [], categories: [] } as Answer),
});

/** Offers of the service in a page of your own; conditions are part of every card. */
const meta = {
  title: 'Offers/Offer list',
  component: OfferList,
  args: { headingLevel: 2 },
  parameters: { api: answers(OFFER, PLAIN) },
  render: (args: OfferListProps) => (
    <>
      <h1>What we offer</h1>
      {args.headingLevel === 3 && <h2>This month</h2>}
      <OfferList {...args} />
    </>
  ),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** OFR-01 all that is offered today. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('article')).toHaveLength(2);
  },
};
/** The dealer's first ones. */
export const TheFirst: Story = {
  args: { count: 1, headingLevel: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 3, name: OFFER.name })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = {
  parameters: { api: { request: () => new Promise<never>(() => undefined) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading offers …')).toBeVisible();
  },
};
/** OFR-04 nothing is offered. */
export const None: Story = {
  parameters: { api: answers() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^There appears to be no offers/)).toBeVisible();
  },
};
/** The page has its own words where nothing is offered. */
export const NoneInOwnWords: Story = {
  args: { empty: <p>Our winter offers begin on Monday.</p> },
  parameters: { api: answers() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Our winter offers begin on Monday.')).toBeVisible();
  },
};
let isOut = true;
/** The service fails at first, and answers the second request. */
export const Failed: Story = {
  beforeEach: () => {
    isOut = true;
  },
  parameters: {
    api: {
      request: () => (isOut ? Promise.reject(new Error('out of order')) : answers(OFFER).request('/api/offers')),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    isOut = false;
    await userEvent.click(again);
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};
