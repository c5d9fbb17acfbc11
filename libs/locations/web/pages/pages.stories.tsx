import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StoreState } from '@forecourt/testing/store';
import { buildStock, NOW } from '@forecourt/testing';
import type { VehicleDocument } from '@forecourt/vehicle';
import { listedPlaces } from '../rules/listedPlaces.js';
import '../state/locationsSlice.js';
import { auburn, perth } from '../places.spec.help.js';
import { Component as LocationPage } from './LocationPage.js';
import { Component as LocationsPage } from './LocationsPage.js';
import type { LocationsData } from './locationsLoader.js';
import type { PlaceData } from './readPlaces.js';

const list = (data: Partial<LocationsData>) => ({
  page: () => ({
    address: '/locations',
    data: { listed: listedPlaces([auburn, perth]), postcode: '', now: NOW, ...data } satisfies LocationsData,
  }),
});
const one = (data: Partial<PlaceData> = {}) => ({
  page: () => ({
    address: '/locations/auburn',
    data: {
      place: auburn,
      vehicles: buildStock(3) as VehicleDocument[],
      found: 42,
      isOnly: false,
      now: NOW,
      ...data,
    } satisfies PlaceData,
  }),
});

const meta = {
  title: 'Pages/Locations',
  component: LocationsPage,
  parameters: { layout: 'fullscreen', ...list({}) },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof LocationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LOC-02: a card for each place, with its licence and its number on the map; one is chosen. */
export const Several: Story = {
  render: () => (
    <>
      <LocationsPage />
      <StoreState slice="locations" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Our Locations' })).toBeVisible();
    await expect(canvas.getByText('Lic. No. MD 71425 (NSW)')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Map of Australia with Harbour Auburn/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^My location\s?: Harbour Perth$/ }));
    await expect(canvas.getByLabelText('State of locations')).toHaveTextContent('"chosen": "perth"');
  },
};
/** LOC-09: from a postcode of Western Australia. */
export const NearestFirst: Story = {
  parameters: list({
    listed: listedPlaces([auburn, perth], { lat: -31.95, long: 115.86 }),
    postcode: '6000',
    near: { name: 'Perth', state: 'WA' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Harbour Perth');
    await expect(canvas.getByText('less than 5 km from you')).toBeVisible();
  },
};
export const InvalidPostcode: Story = {
  parameters: list({ postcode: '9', problem: 'Invalid postcode' }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Your postcode')).toHaveAccessibleDescription('Invalid postcode');
  },
};
/** LOC-01, LOC-03, LOC-07: everything about one place; holiday hours open in a window. */
export const OnePlace: Story = {
  render: () => <LocationPage />,
  parameters: one(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbour Auburn' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Sales' }));
    await expect(await canvas.findByText('Mon–Fri 7:30 am – 5 pm')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Service' }));
    await expect(canvas.getByText('Mon–Fri 7:30 am – 5 pm')).toBeVisible();
    await expect(canvas.getByRole('tabpanel', { name: 'Service' })).toHaveTextContent('02 5550 1250');
    await expect(canvas.getByText('Straight answers.')).toBeVisible();
  },
};
/** LOC-03: a picture of the yard heads the page, and people have portraits instead of initials. */
export const WithPictures: Story = {
  render: () => <LocationPage />,
  parameters: one({
    place: {
      ...auburn,
      image: 'places/auburn.webp',
      team: (auburn.team ?? []).map((person) => ({
        ...person,
        image: `people/${person.name.toLowerCase().replace(' ', '-')}.svg`,
      })),
    },
  }),
  play: async ({ canvasElement }) => {
    const sources = [...canvasElement.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    await expect(sources).toEqual(
      expect.arrayContaining([
        '/media/places/auburn.webp',
        '/media/people/priya-nair.svg',
        '/media/people/tom-whitlam.svg',
      ]),
    );
    await expect(within(canvasElement).queryByText('PN')).toBeNull();
  },
};
/** A small yard: nothing in stock, no reviews. */
export const SmallPlace: Story = {
  render: () => <LocationPage />,
  parameters: one({ place: perth, vehicles: [], found: 0, isOnly: true }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('heading', { name: 'Reviews' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /^Vehicles at/ })).toBeNull();
  },
};
