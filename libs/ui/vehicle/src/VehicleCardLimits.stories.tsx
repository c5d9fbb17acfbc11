import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildLargest, buildSummary } from '@forecourt/testing';
import base, { reduced } from './VehicleCard.stories.js';

const Card = base.component;
const LARGEST = buildLargest({
  before_price: 99_999_999,
  price: 99_999_998,
  price_history: reduced(99_999_999, 99_999_998),
  tag: 'Runout sale on the whole range',
});
const REPAID = { weekly_repayment: 99_999, annual_rate: 19.99, comparison_rate: 20.99 };

const meta = {
  title: 'Vehicle/VehicleCard at its limits',
  component: Card,
  args: { vehicle: LARGEST },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No text or link reaches past the sides of the card. */
const fits: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const card = within(canvasElement).getByRole('article').getBoundingClientRect();
  for (const part of canvasElement.querySelectorAll('article h2, article li, article p, article a, article span')) {
    const { left, right, width } = part.getBoundingClientRect();
    if (width < 2) continue;
    await expect(left).toBeGreaterThanOrEqual(card.left - 1);
    await expect(right).toBeLessThanOrEqual(card.right + 1);
  }
};
const apart = async (...parts: Element[]) => {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  for (const [index, box] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const overlaps =
        box.left < other.right - 1 &&
        other.left < box.right - 1 &&
        box.top < other.bottom - 1 &&
        other.top < box.bottom - 1;
      await expect(overlaps).toBe(false);
    }
};

/** CARD-01 CARD-03: the longest words and largest figures. */
export const Largest: Story = {
  play: async (context) => {
    await fits(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('$99,999,998')).toBeVisible();
    await expect(canvas.getByText('$99,999,999')).toBeVisible();
  },
};
/** As narrow as a dense grid or a row to slide makes it; the tag leaves room for the controls. */
export const LargestInANarrowColumn: Story = {
  args: {
    maxWidth: 232,
    controls: (
      <button type="button" style={{ width: 44, height: 44 }}>
        ♥
      </button>
    ),
  },
  play: async (context) => {
    await fits(context);
    const canvas = within(context.canvasElement);
    await apart(
      canvas.getByText(/^Runout sale/),
      canvas.getByRole('button', { name: '♥' }),
      canvas.getByText(/^Gold Coast/),
    );
  },
};
export const LargestInARow: Story = { args: { maxWidth: 980, isWide: true }, play: fits };
/** CARD-07 with a subscription, a note and two buttons: all that a card can carry at once. */
export const EverythingAtOnce: Story = {
  args: {
    maxWidth: 260,
    vehicle: { ...LARGEST, ...REPAID },
    showsRepayment: true,
    note: '1,234 km away · Tows 3,500 kg: 1,250 kg to spare',
    actions: [
      { label: 'Find Me Something Similar', href: '#similar' },
      { label: 'Enquire Now', href: '#enquiry' },
    ],
  },
  play: fits,
};
/** The same in the theme with the widest letters. */
export const EverythingAtOnceInWattle: Story = {
  tags: ['in-full'],
  ...EverythingAtOnce,
  globals: { dealer: 'wattle' },
};
/** CARD-01: nothing but what a vehicle cannot be without. */
export const Smallest: Story = {
  args: {
    vehicle: (({ price, km, badge, simple_body, simple_fuel, simple_transmission, location_name, ...rest }) => rest)(
      buildSummary({ thumbnails: [] }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/undefined|NaN/)).toBeNull();
    await expect(within(canvasElement).getByText('Enquire for price.')).toBeVisible();
  },
};
/** Figures of one digit show as they are. */
export const OneKilometreElevenDollars: Story = {
  args: { vehicle: buildSummary({ km: 1, price: 11 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$11')).toBeVisible();
    await expect(within(canvasElement).getByText(/^1 km/)).toBeVisible();
  },
};
export const LargestOnAPhone: Story = {
  args: { isWide: true, maxWidth: 980 },
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
