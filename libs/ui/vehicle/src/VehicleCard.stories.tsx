import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildSummary, NOW } from '@forecourt/testing';
import { RESERVABLE, type VehicleSummary } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { cardActions, cardProps, type CardOptions } from './cardProps.js';
import { VehicleCard, VehicleCardSkeleton, type VehicleCardProps } from './VehicleCard.js';
import { uiVehicleWords } from './words.js';

const options: CardOptions = {
  noPriceText: 'Enquire for price.',
  preorderText: 'PREORDER',
  showWasPrice: true,
  wasPriceMinDays: 14,
  wasPriceWindowDays: 90,
  marketPrice: { onCards: true, onPage: true, above: 499 },
  electricTag: true,
  newArrivalDays: 8,
  certifiedBadge: true,
  cardFacts: ['km', 'transmission', 'sleeps', 'length', 'atm', 'body', 'fuel'],
  newArrivalImages: [],
  cardButtons: ['view'],
  reservable: RESERVABLE,
  testDriveOnlyTags: [],
  similarText: 'Find Me Something Similar',
  cardViews: true,
  placeholderImage: 'image-not-found.svg',
  priceTypeLabels: {
    drive_away_price: 'Drive away',
    excluding_government_charges_price: 'Excl. govt. charges',
  },
  tagLabels: {
    electric: 'Electric',
    hybrid: 'Hybrid',
    reserved: 'Reserved',
    certified: 'Certified',
    comingSoon: 'Coming Soon',
    newArrival: 'New Arrival',
    sold: 'Just Sold',
  },
};
const href = '/cars/2021-kia-sorento-sport-a1';
const say = wordsOf({ config: {} }, uiVehicleWords);

export interface CardArgs extends Partial<Pick<VehicleCardProps, 'isWide' | 'note' | 'away' | 'actions' | 'controls'>> {
  vehicle: VehicleSummary;
  showsRepayment?: boolean;
  /** Options of the site that differ. */
  changes?: Partial<CardOptions>;
  maxWidth?: number;
}

/** A card of a story, in a column as wide as a grid gives it. */
function Card({ vehicle, showsRepayment = false, maxWidth = 340, changes = {}, ...props }: CardArgs) {
  return (
    <div style={{ maxWidth }}>
      <VehicleCard
        {...cardProps(
          vehicle,
          { ...options, cardRepayment: showsRepayment, ...changes },
          { offersSubscription: true, now: NOW, href },
        )}
        actions={cardActions(vehicle, { ...options, ...changes }, { href, finance: '/finance' }, say)}
        say={say}
        {...props}
      />
    </div>
  );
}

/** The record of a price that applied for a month and was cut nine days ago. */
export const reduced = (before: number, price: number): VehicleSummary['price_history'] => [
  { from: NOW / 1000 - 40 * 86_400, price: before },
  { from: NOW / 1000 - 9 * 86_400, price },
];

const meta = {
  title: 'Vehicle/VehicleCard',
  component: Card,
  args: { vehicle: buildSummary() },
  excludeStories: ['reduced'],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(text)[0]).toBeVisible();
  };

/** CARD-01 picture, place, title, key facts, price and button. */
export const Default: Story = { play: shows('42,000 kms') };
/** CARD-01 a caravan shows what buyers of caravans want to know, where the site lists it. */
export const Caravan: Story = {
  args: {
    vehicle: (({ km: _km, simple_transmission: _gears, simple_fuel: _fuel, ...rest }) => rest)(
      buildSummary({ item_type: 'caravan', simple_body: 'Caravan', sleeps: 4, body_length: 6400, atm: 2830 }),
    ),
  },
  play: async (context) => {
    for (const fact of ['Sleeps 4', '6.4 m', 'ATM 2,830 kg', 'Caravan']) await shows(fact)(context);
    await expect(within(context.canvasElement).queryByText(/kms$/)).toBeNull();
  },
};
/** CARD-03 */
export const NoPrice: Story = {
  args: { vehicle: (({ price: _price, ...rest }) => rest)(buildSummary()) },
  play: shows('Enquire for price.'),
};
/** CARD-07: the weekly repayment never comes without its rates. */
export const WeeklyRepayment: Story = {
  args: {
    vehicle: buildSummary({ weekly_repayment: 180, annual_rate: 7.99, comparison_rate: 8.74 }),
    showsRepayment: true,
  },
  play: async (context) => {
    await shows('Only $180/wk*')(context);
    await shows('7.99% p.a.')(context);
    await shows('Comparison rate 8.74% p.a.')(context);
  },
};
/** CARD-07: a price without government charges says that they come on top of the repayment, too. */
export const WeeklyRepaymentPlusCharges: Story = {
  args: {
    vehicle: buildSummary({
      price_type: 'excluding_government_charges_price',
      ...{ weekly_repayment: 180, annual_rate: 7.99, comparison_rate: 8.74 },
    }),
    showsRepayment: true,
  },
  play: async (context) => {
    await shows('Excl. govt. charges')(context);
    await shows('Only $180/wk*')(context);
    await shows('Plus govt. charges')(context);
  },
};
/** CARD-03 a was-price that was really advertised. */
export const WasPrice: Story = {
  args: {
    vehicle: buildSummary({ before_price: 44_990, price_history: reduced(44_990, 41_990) }),
  },
  play: shows('$44,990'),
};
/** CARD-03 a was-price without a record stays away. */
export const WasPriceNeverAsked: Story = {
  args: { vehicle: buildSummary({ before_price: 44_990 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('$44,990')).toBeNull();
  },
};
/** LOC-09: how far the place is, in its own line: a card is as high with it as without. */
export const Away: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <Card {...args} />
      <Card {...args} away="about 1,250 km" />
    </div>
  ),
  args: { vehicle: buildSummary({ location_name: 'Harbour Newcastle and Hunter Valley' }) },
  play: async ({ canvasElement }) => {
    const [without, away] = within(canvasElement).getAllByRole('article');
    await expect(within(away!).getByText('about 1,250 km')).toBeVisible();
    await expect(away!.clientHeight).toBe(without!.clientHeight);
  },
};
/** VDP-09 */
export const BelowMarket: Story = {
  args: {
    vehicle: buildSummary({
      state_average_market_price: 43_190,
      market_vehicles: 34,
      market_date: '2026-11-12',
    }),
  },
  play: async (context) => {
    await shows('$1,200 below market')(context);
    const canvas = within(context.canvasElement);
    const basis = canvas.getByText(/average of 34 comparable vehicles, 12 Nov 2026: \$43,190\./);
    await expect(basis).not.toBeVisible();
    await userEvent.click(canvas.getByText('$1,200 below market'));
    await expect(basis).toBeVisible();
    await expect(canvas.getByText('This one $41,990')).toBeVisible();
    await expect(canvas.getByText('Average $43,190')).toBeVisible();
  },
};
/** CARD-03 a price that was cut says when, as long as the site wants. */
export const PriceDropped: Story = {
  args: {
    vehicle: buildSummary({ before_price: 44_990, price_history: reduced(44_990, 41_990) }),
    changes: { priceDropDays: 14 },
  },
  play: shows('Price dropped 9 days ago'),
};
/** CARD-01 in a row of cards prices begin at one height, whatever else there is to say. */
export const InARow: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 300px)', gap: 'var(--space-4)' }}>
      {[
        buildSummary({ state_average_market_price: 43_190 }),
        buildSummary(),
        (({ price: _price, ...rest }) => rest)(buildSummary()),
      ].map((vehicle, index) => (
        <Card key={index} vehicle={vehicle} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const [first, second] = canvas.getAllByText('$41,990').map(middle);
    await expect(second).toBeCloseTo(first ?? Number.NaN, 0);
    await expect(Math.abs(middle(canvas.getByText('Enquire for price.')) - (first ?? 0))).toBeLessThan(4);
    const bottoms = canvas.getAllByRole('link', { name: 'View details' }).map((link) => middle(link));
    await expect(new Set(bottoms.map(Math.round)).size).toBe(1);
  },
};
export const Subscription: Story = {
  args: { vehicle: buildSummary({ subscription_price: 289 }) },
  play: shows('$289'),
};
/** CARD-02 */
export const Reserved: Story = { args: { vehicle: buildSummary({ reserved: true }) }, play: shows('Reserved') };
export const ComingSoon: Story = {
  args: { vehicle: buildSummary({ status: 'coming_soon' }) },
  play: shows('Coming Soon'),
};
export const NewArrival: Story = {
  args: { vehicle: buildSummary({ created_at_timestamp: NOW / 1000 - 86_400 }) },
  play: shows('New Arrival'),
};
/** CARD-04 */
export const Sold: Story = {
  args: { vehicle: buildSummary({ status: 'sold' }) },
  play: shows('Find Me Something Similar'),
};
const PICTURED = buildSummary({
  thumbnails: [
    'stock/kia-sorento/red/waterfront/front.webp',
    'stock/kia-sorento/red/studio/rear.webp',
    'stock/kia-sorento/red/studio/side.webp',
    'stock/rooms/cabin/tan/cabin.webp',
  ],
  photos_count: 9,
});
const swipeLeft = (on: Element): void => {
  const { left, top, width } = on.getBoundingClientRect();
  const touch = (x: number) => new Touch({ identifier: 1, target: on, clientX: left + x, clientY: top + 60 });
  const send = (type: string, x: number) =>
    on.dispatchEvent(
      new TouchEvent(type, {
        bubbles: true,
        cancelable: true,
        touches: type === 'touchend' ? [] : [touch(x)],
        changedTouches: [touch(x)],
      }),
    );
  send('touchstart', width * 0.8);
  send('touchmove', width * 0.5);
  send('touchend', width * 0.2);
};
/** CARD-01 how many pictures there are; until somebody swipes, the first one is all that is loaded. */
export const Pictures: Story = {
  args: { vehicle: PICTURED },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/1 of 9/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};
/** CARD-01 a swipe leads to the next picture, nothing moves, and only the one after it is loaded ahead. */
export const Swiped: Story = {
  args: { vehicle: PICTURED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article');
    const before = card.getBoundingClientRect();
    await expect(getComputedStyle(card).touchAction).toBe('pan-y pinch-zoom');
    swipeLeft(canvas.getByRole('link', { name: /^2021 Kia Sorento/ }));
    const strip = await canvas.findByRole('group', { name: /^Pictures of 2021 Kia Sorento/ });
    await waitFor(() => expect(canvas.getByText(/2 of 9/)).toBeVisible());
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(3);
    await expect(card.getBoundingClientRect()).toEqual(before);
    // by arrow keys, too; the end stops
    within(strip).getByRole('list').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/4 of 9/)).toBeVisible());
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(4);
    // for a screen reader the vehicle has one link, the title's
    await expect(canvas.getAllByRole('link', { name: /Sorento/ })).toHaveLength(1);
  },
};
/** CARD-01 a tap and a scroll are no swipe. */
export const ScrolledPast: Story = {
  args: { vehicle: PICTURED },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^2021 Kia Sorento/ });
    const at = (y: number) => [new Touch({ identifier: 1, target: link, clientX: 100, clientY: y })];
    link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(300) }));
    link.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(100) }));
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
    await expect(within(canvasElement).getByText(/1 of 9/)).toBeVisible();
  },
};
/** CARD-05 */
export const MissingImage: Story = {
  args: { vehicle: buildSummary({ thumbnails: [], photos_count: 0 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('image-not-found.svg'),
    );
  },
};
/** CARD-05 the site's own placeholder replaces a missing picture. */
export const OwnPlaceholder: Story = {
  args: {
    vehicle: buildSummary({ thumbnails: [], photos_count: 0 }),
    changes: { placeholderImage: 'places/auburn.webp' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('places/auburn.webp'),
    );
  },
};
/** CARD-01 buttons by site, in its order; one that has no page stays away. */
export const Buttons: Story = {
  args: { changes: { cardButtons: ['finance', 'reserve', 'enquire', 'view'] } },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('link').slice(1);
    await expect(buttons.map((link) => link.textContent)).toEqual(['Finance', 'Enquire', 'View details']);
    await expect(buttons[0]).toHaveAttribute('href', expect.stringMatching(/^\/finance\?car_id=./));
  },
};
/** CARD-04 in the site's words. */
export const SoldInOwnWords: Story = {
  args: { vehicle: buildSummary({ status: 'sold' }), changes: { similarText: 'Show me others' } },
  play: shows('Show me others'),
};
/** CARD-01 how often it was looked at, where the site shows that. */
export const Views: Story = { args: { vehicle: buildSummary({ views: 1234 }) }, play: shows('1,234') };
export const ViewsUnsaid: Story = {
  args: { vehicle: buildSummary({ views: 1234 }), changes: { cardViews: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('1,234')).toBeNull();
  },
};
/** SRCH-06: a screen reader hears of the list, not of its bones. */
export const Loading: Story = {
  render: () => <VehicleCardSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible();
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
  },
};
/** CARD-01 by keyboard: the title first, then the button; the ring goes round the whole card. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const title = canvas.getByRole('link', { name: /^2021 Kia Sorento/ });
    await expect(title).toHaveFocus();
    await expect(getComputedStyle(title, '::after').outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'View details' })).toHaveFocus();
  },
};

const looksOf = (canvasElement: HTMLElement) => {
  const card = canvasElement.querySelector('article')!;
  const { borderTopWidth, borderLeftWidth } = getComputedStyle(card);
  return { top: borderTopWidth, left: borderLeftWidth };
};
/** `theme.cardStyle`: a strong line around; combined with `tagShape`, `labelCase` and `pictureShape`. */
export const Framed: Story = {
  parameters: { theme: { cardStyle: 'framed', tagShape: 'flag', labelCase: 'uppercase', pictureShape: 'wide' } },
  play: async ({ canvasElement }) => {
    await expect(looksOf(canvasElement)).toEqual({ top: '2px', left: '2px' });
    const view = within(canvasElement).getByRole('link', { name: /view/i });
    await expect(getComputedStyle(view).textTransform).toBe('uppercase');
  },
};
export const Edged: Story = {
  parameters: { theme: { cardStyle: 'edged' } },
  play: async ({ canvasElement }) => {
    await expect(looksOf(canvasElement)).toEqual({ top: '5px', left: '1px' });
  },
};
export const Open: Story = {
  parameters: { theme: { cardStyle: 'open', elevation: 'flat' } },
  play: async ({ canvasElement }) => {
    await expect(looksOf(canvasElement)).toEqual({ top: '0px', left: '0px' });
  },
};
