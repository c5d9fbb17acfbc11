import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NOW } from '@forecourt/testing';
import { auburn, perth } from '../places.spec.help.js';
import { Component as ContactPlaces } from '../fills/ContactPlaces.js';
import { Component as SuccessPlace } from '../fills/SuccessPlace.js';
import { Component as DealershipsPage } from './DealershipsPage.js';
import type { DealershipsData } from './dealershipsLoader.js';
import { Component as PlaceContactPage } from './PlaceContactPage.js';
import type { PlaceContactData } from './placeContactLoader.js';
import { Component as ServicePage } from './ServicePage.js';
import type { ServiceData } from './serviceLoader.js';
import { Component as TeamPage } from './TeamPage.js';
import type { TeamData } from './teamLoader.js';

const page = <Data,>(address: string, data: Data) => ({ page: () => ({ address, data }) });
const parramatta = { ...auburn, slug: 'parramatta', name: 'Harbour Parramatta' };

const meta = {
  title: 'Pages/Locations/Contact',
  component: PlaceContactPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PlaceContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LOC-06: the contact page of one place, with departments and their own numbers. */
export const OnePlace: Story = {
  parameters: page<PlaceContactData>('/contact-us/auburn', { place: auburn, now: NOW }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact Harbour Auburn' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Service' }));
    await expect(canvas.getByRole('link', { name: '02 5550 1250' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'More about Harbour Auburn' })).toHaveAttribute(
      'href',
      '/locations/auburn',
    );
  },
};
/** LOC-02: people by department. */
export const Team: Story = {
  render: () => <TeamPage />,
  parameters: page<TeamData>('/teams/auburn', { place: auburn }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sales = within(canvas.getByRole('region', { name: 'Sales' }));
    await expect(sales.getByRole('heading', { level: 3, name: 'Tom Whitlam' })).toBeVisible();
  },
};
/** LOC-02: dealerships with their makes; the heading names the chosen make. */
export const Dealerships: Story = {
  render: () => <DealershipsPage />,
  parameters: page<DealershipsData>('/dealerships/mazda', {
    dealerships: [
      {
        slug: 'harbour-auburn',
        name: 'Harbour Motors NSW',
        makes: ['Isuzu UTE', 'Mazda'],
        places: [auburn, parramatta],
      },
      { slug: 'harbour-perth', name: 'Harbour Perth', makes: ['Mazda'], places: [perth] },
    ],
    makes: ['Isuzu UTE', 'Mazda'],
    make: 'Mazda',
    now: NOW,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mazda dealerships' })).toBeVisible();
    const makes = within(canvas.getByRole('navigation', { name: 'Dealerships by make' }));
    await expect(makes.getByRole('link', { name: 'Mazda' })).toHaveAttribute('aria-current', 'page');
    // a dealership that is named as its only place has one heading
    await expect(canvas.getAllByRole('heading', { name: 'Harbour Perth' })).toHaveLength(1);
  },
};
/** LOC-06: workshops with their own hours and numbers, and what an enquiry is about. */
export const Service: Story = {
  render: () => <ServicePage />,
  parameters: page<ServiceData>('/service', { places: [auburn], now: NOW }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Mon–Fri 7:30 am – 5 pm')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask about a Service: Harbour Auburn' })).toHaveAttribute(
      'href',
      '/contact-us/auburn?category=Service+Enquiry#enquiry',
    );
  },
};
/** LOC-06: places next to the form of the contact page; how they are listed depends on the toolbar's site. */
export const BesideTheForm: Story = {
  render: () => <ContactPlaces data={{ places: [auburn, perth], now: NOW }} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Contact Us: Harbour Auburn' })).toHaveAttribute(
      'href',
      '/contact-us/auburn',
    );
    // hours of a week are folded, so that all places fit next to the form
    const hours = canvas.getByText('Mon–Fri 8:30 am – 5:30 pm', { selector: '#places li:first-child li' });
    await expect(hours).not.toBeVisible();
    await userEvent.click(canvas.getByLabelText('Opening hours of Harbour Auburn'));
    await expect(hours).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Map of Australia with Harbour Auburn, Harbour Perth$/ }),
    ).toBeVisible();
    const rows = canvas.getAllByRole('article').map((row) => row.getBoundingClientRect().height);
    await expect(Math.max(...rows)).toBeLessThan(320);
  },
};
/** LOC-06: the only place next to the form, with the numbers and hours of its departments. */
export const OnlyPlaceBesideTheForm: Story = {
  render: () => <ContactPlaces data={{ places: [auburn], now: NOW }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Service' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '02 5550 1250' })).toBeVisible();
    await expect(canvas.getByText('Mon–Fri 7:30 am – 5 pm')).toBeVisible();
  },
};
/** FORM-03: the place that a shopper deals with, and where it is on the map. */
export const Answering: Story = {
  render: () => <SuccessPlace place="auburn" counter="sales" data={{ places: [auburn, perth], now: NOW }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Harbour Auburn' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Get directions/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Harbour Auburn/ })).toBeVisible();
  },
};
