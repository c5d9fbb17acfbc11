import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { VehicleDetailConfig } from '../../config.js';
import type { FilmSlideContent } from '../../rules/slides.js';
import { PromiseList } from '../promises.js';
import { Film } from './Film.js';
import { ReserveOnline } from './ReserveOnline.js';

const reserve: VehicleDetailConfig['reserveOnline'] = {
  title: 'Reserve Online',
  text: 'A deposit of $200 holds this vehicle for 48 hours. It is fully refundable.',
  steps: [
    { title: 'Tell us who you are', text: 'Name, e-mail and phone.' },
    { title: 'Pay the deposit' },
    { title: 'Come and see it', text: 'Nobody else can buy it meanwhile.' },
  ],
  linkText: 'Ask to reserve',
  href: '#enquiry',
};
const protect = {
  title: 'Protect Your Car',
  items: [{ title: 'Paint protection' }, { title: 'Window tint', text: 'Fitted before you collect it.' }],
};
const film: FilmSlideContent = {
  kind: 'video-embed',
  title: 'Video of 2021 Kia Sorento',
  url: 'https://youtu.be/aqz-KE-bpKQ',
  embed: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  poster: 'stock/toyota-rav4/blue/forecourt/front.webp',
};

interface SectionsProps {
  reserve: VehicleDetailConfig['reserveOnline'];
  /** Where it is reserved online. */
  page?: string;
  film: FilmSlideContent | undefined;
}
function Sections(props: SectionsProps) {
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: 900 }}>
      <h1>2021 Kia Sorento</h1>
      {props.film && <Film title="Video" film={props.film} />}
      <ReserveOnline content={props.reserve} enquiry="#enquiry" reserve={props.page} reserveLabel="Reserve Online" />
      <PromiseList id="protect" title="Protect Your Car" content={protect} carType="used" />
    </div>
  );
}

const meta = {
  title: 'Vehicle detail/WhatYouGet',
  component: Sections,
  args: { reserve, film },
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-20 Video, Reserve Online and Protect Your Car, from the configuration. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ask to reserve' })).toHaveAttribute('href', '#enquiry');
    await expect(canvas.getByText('Paint protection')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Play: Video of 2021 Kia Sorento' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** VDP-20 without steps there are no sections. */
export const Nothing: Story = {
  args: { reserve: { ...reserve, steps: [] }, film: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('heading', { name: 'Reserve Online' })).toBeNull();
  },
};
/** BUY-02 the page of the reservation has one name on a page: that of its button. */
export const Online: Story = {
  args: { page: '/cars/kia/checkout' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Reserve Online' });
    await expect(link).toHaveAttribute('href', '/cars/kia/checkout');
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
