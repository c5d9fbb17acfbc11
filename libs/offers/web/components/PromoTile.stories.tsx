import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { wordsOf } from '@forecourt/words';
import { tilesOf } from '../rules/tiles.js';
import { OFFER } from '../testing/samples.js';
import { offersWords } from '../words/offersWords.js';
import { PromoTile, type PromoTileProps } from './PromoTile.js';

const OF_AN_OFFER = tilesOf(
  [{ id: 'tile', offer: OFFER.id, conditions: [] }],
  [OFFER],
  () => '/offers/isuzu/d-max',
  wordsOf({ config: {} }, offersWords),
)[0];

/** In a column as wide as that of a card, or in a row. */
const meta = {
  title: 'Offers/Promo tile',
  component: PromoTile,
  args: {
    isWide: false,
    tile: {
      title: 'We Want Your Car!',
      text: 'We buy all types of cars. Our high turnover means we can pay more.',
      href: '/contact-us',
      linkText: 'Sell us your car',
    },
  },
  render: (args: PromoTileProps) => (
    <div style={args.isWide ? {} : { maxWidth: 272 }}>
      <h1>Vehicles</h1>
      <PromoTile {...args} />
    </div>
  ),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PromoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-14: words of the dealer and a way on. */
export const Words: Story = {
  play: async ({ canvasElement }) => {
    const tile = within(within(canvasElement).getByRole('complementary', { name: 'We Want Your Car!' }));
    await expect(tile.getByRole('link', { name: 'Sell us your car' })).toHaveAttribute('href', '/contact-us');
    await expect(tile.queryByRole('img')).toBeNull();
  },
};
export const InARow: Story = { args: { isWide: true } };
export const TitleAlone: Story = { args: { tile: { ...meta.args.tile, text: '' } } };
/** A tile of an offer: its name, its first figure, its end and its picture. */
export const OfAnOffer: Story = {
  args: { tile: OF_AN_OFFER ?? meta.args.tile },
  play: async ({ canvasElement }) => {
    const tile = within(within(canvasElement).getByRole('complementary', { name: OFFER.name }));
    await expect(tile.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/offers/isuzu/d-max');
    await expect(tile.getByText(/Ends 31 Dec 2026/)).toBeVisible();
    await expect(tile.getByRole('img', { name: 'A silver ute' })).toBeVisible();
  },
};
export const OfAnOfferInARow: Story = { args: { ...OfAnOffer.args, isWide: true } };
export const OfAnOfferInAurora: Story = { tags: ['in-full'], ...OfAnOffer, globals: { dealer: 'aurora' } };
/** Words as long as a dealer may write them. */
export const LongWords: Story = {
  args: {
    tile: {
      title: 'Finanzierungsangebote for everybody, every day, at every one of our dealerships',
      text: 'Our high turnover means we can pay more. '.repeat(8),
      href: '/contact-us',
      linkText: 'Tell us about the vehicle that you would like to sell',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('complementary');
    for (const part of card.querySelectorAll('h2, p, a')) {
      const { left, right } = part.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(card.getBoundingClientRect().left);
      await expect(right).toBeLessThanOrEqual(card.getBoundingClientRect().right);
    }
  },
};
export const LongWordsInNorthline: Story = { tags: ['in-full'], ...LongWords, globals: { dealer: 'northline' } };
export const LongWordsInARow: Story = { args: { ...LongWords.args, isWide: true } };
