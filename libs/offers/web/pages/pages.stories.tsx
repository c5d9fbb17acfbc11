import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { OffersAnswer } from '@forecourt/offers/domain';
import { buildStock, NOW } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { Component as HomeOffers } from '../fills/HomeOffers.js';
import { Component as SavedOffers } from '../fills/SavedOffers.js';
import { Component as SaveOffer } from '../parts/SaveOffer.js';
import { OFFER, PLAIN } from '../testing/samples.js';
import type { OfferData } from './offerLoader.js';
import { Component as OfferPage } from './OfferPage.js';
import type { OffersData } from './offersLoader.js';
import { Component as OffersPage } from './OffersPage.js';

const onPage = (address: string, data: unknown) => ({ page: () => ({ address, data }) });
const answer: OffersAnswer = {
  offers: [OFFER, PLAIN],
  makes: [
    { slug: 'isuzu', name: 'Isuzu', count: 1 },
    { slug: 'kia', name: 'Kia', count: 2 },
  ],
  categories: [],
};
const list = (changes: Partial<OffersData> = {}): OffersData => ({
  ...{ ...answer, asked: { page: 1 }, others: [], vehicles: [], found: 0, now: NOW },
  ...changes,
});
const one = (changes: Partial<OfferData> = {}): OfferData => ({
  ...{ offer: OFFER, others: [PLAIN], vehicles: [], found: 0, now: NOW },
  ...changes,
});

const meta = {
  title: 'Pages/Offers',
  component: OffersPage,
  parameters: { layout: 'fullscreen', ...onPage('/special-offers', list()) },
} satisfies Meta<typeof OffersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** OFR-01 cards with price, terms and conditions; long texts open in their place. */
export const Offers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [card] = canvas.getAllByRole('article');
    const inCard = within(card as HTMLElement);
    await expect(inCard.getByText('$60,990')).toBeVisible();
    await expect(inCard.getByText('8.74% p.a.')).toBeVisible();
    await expect(inCard.getByRole('img')).toHaveAttribute('width', '375');
    await expect(inCard.getByText('Tell us what you tow.')).not.toBeVisible();
    await userEvent.click(inCard.getByText('View more'));
    await expect(inCard.getByText('Tell us what you tow.')).toBeVisible();
    await userEvent.click(inCard.getByText('View full disclaimer'));
    await expect(inCard.getByText(/^For private buyers.*on the day\.$/)).toBeVisible();
  },
};
/** OFR-01 OFR-03 the three ways on; an offer of no model has one. */
export const WaysOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(href(`Enquire Now: ${OFFER.name}`)).toBe('/offers/isuzu/d-max#enquiry');
    await expect(href('Explore D-Max')).toBe('/search?make=Isuzu&model=D-Max');
    await expect(href(`Book A Test Drive: ${OFFER.name}`)).toBe('/book-test-drive?make=Isuzu&model=D-Max');
    await expect(href(`Enquire Now: ${PLAIN.name}`)).toBe('/offers/plain#enquiry');
    await expect(canvas.getAllByRole('link', { name: /^Explore/ })).toHaveLength(1);
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** OFR-01 vehicles of the stock whose offer price is in force, page by page. */
export const WithSpecialPrices: Story = {
  parameters: onPage('/special-offers?page=2', list({ asked: { page: 2 }, vehicles: buildStock(4), found: 40 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stock = within(canvas.getByRole('region', { name: 'Vehicles at a special price' }));
    await expect(stock.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(stock.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/special-offers#special-prices',
    );
    await expect(stock.getByText('Page 2 of 4')).toBeVisible();
    await expect(canvas.queryByText('$60,990')).toBeNull();
  },
};
/** OFR-04 B8 nothing is offered. */
export const NoOffers: Story = {
  parameters: onPage('/special-offers', list({ offers: [], makes: [] })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
    await expect(
      canvas.getByText('There appears to be no offers currently available that meet the conditions of your search'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View our stock' })).toHaveAttribute('href', '/search');
  },
};
/** OFR-04 no offers match the filter. */
export const NothingOfAMake: Story = {
  parameters: onPage('/special-offers?make=kia', list({ offers: [], asked: { page: 1, make: 'kia' } })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/special-offers');
    await expect(canvas.getByRole('link', { name: 'Kia (2)' })).toHaveAttribute('aria-current', 'page');
  },
};
/** Matching offers come first, the others below them. */
export const OfAMake: Story = {
  parameters: onPage(
    '/special-offers?make=isuzu',
    list({ offers: [OFFER], others: [PLAIN], asked: { page: 1, make: 'isuzu' } }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const others = within(canvas.getByRole('region', { name: 'More offers' }));
    await expect(others.getByRole('heading', { level: 3, name: PLAIN.name })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
/** OFR-01 an offer in full: conditions, its vehicles, further offers. */
export const Offer: Story = {
  render: () => <OfferPage />,
  parameters: onPage(
    '/offers/isuzu/d-max',
    one({ stock: { title: 'D-Max in stock', facets: { model: ['D-Max'] } }, vehicles: buildStock(3), found: 20 }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: OFFER.name })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Conditions' })).getByText(/^For private buyers/),
    ).toBeVisible();
    await expect(canvas.getByText('Ends 31 Dec 2026')).toBeVisible();
    const stock = within(canvas.getByRole('region', { name: 'D-Max in stock' }));
    await expect(stock.getByRole('link', { name: 'See all 20' })).toHaveAttribute('href', '/search?model=D-Max');
    await expect(canvas.getByRole('link', { name: PLAIN.name })).toBeVisible();
  },
};
export const OfferOnAPhone: Story = { tags: ['in-full'], ...Offer, globals: { viewport: { value: 'phone' } } };
/** A8 an offer renders without vehicles, picture, price and other offers. */
export const PlainOffer: Story = {
  render: () => <OfferPage />,
  parameters: onPage('/offers/plain', one({ offer: PLAIN, others: [] })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('One for each car.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'More offers' })).toBeNull();
  },
};
/** The first offers on the front page; without any, nothing renders. */
export const OnTheFrontPage: Story = {
  render: () => (
    <>
      <h1>Front page</h1>
      <HomeOffers data={[OFFER, PLAIN]} />
      <HomeOffers data={null} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('region', { name: 'Special Offers' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/special-offers');
  },
};
/** OFR-01 an offer is saved on this device, and removed with the same button. */
export const Saving: Story = {
  render: () => (
    <>
      <h1>Offer</h1>
      <SaveOffer id="d-max" name={OFFER.name} />
      <StoreState slice="offers" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /^Save offer/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('State of offers')).toHaveTextContent('"d-max"');
    await userEvent.click(button);
    await expect(canvas.getByLabelText('State of offers')).not.toHaveTextContent('"d-max"');
  },
};
/** OFR-01 saved offers that still apply; one that has ended is left out. */
export const Saved: Story = {
  render: () => (
    <>
      <h1>Saved</h1>
      <SavedOffers />
    </>
  ),
  parameters: {
    state: () => ({ offers: { saved: ['ended', 'plain'] } }),
    api: { request: () => Promise.resolve(answer) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: PLAIN.name })).toHaveAttribute('href', '/offers/plain');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${PLAIN.name}` }));
    await expect(canvas.queryByRole('region', { name: 'Saved offers' })).toBeNull();
  },
};
