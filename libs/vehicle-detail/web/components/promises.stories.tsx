import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { CarType } from '@forecourt/vehicle';
import type { FeatureTile, Promises } from '../config.js';
import { FeatureBanner, PromiseList } from './promises.js';

const included: Promises = {
  title: 'What’s Included',
  items: [
    { title: 'Workshop inspection', text: 'By our own mechanics, with a written report.', carTypes: ['used'] },
    { title: 'Full tank of fuel' },
    { title: 'Factory warranty', carTypes: ['new', 'demo'] },
  ],
};
const tiles: FeatureTile[] = [
  { title: 'Latest offers', text: 'See what is on just now.', href: '/special-offers' },
  { title: 'Book a service online', href: '/service' },
  { title: 'Sell your car', text: 'Find out what yours is worth.', href: '/trade-in' },
];

function Sections({ content, carType, banner }: { content: Promises; carType: CarType; banner: FeatureTile[] }) {
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <h1>2021 Kia Sorento</h1>
      <PromiseList id="whats-included" title="What’s Included" content={content} carType={carType} />
      <FeatureBanner tiles={banner} />
    </div>
  );
}

const meta = {
  title: 'Vehicle detail/Promises',
  component: Sections,
  args: { content: included, carType: 'used', banner: tiles },
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-20 promises that apply to this kind of vehicle, and the three-feature banner. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Workshop inspection')).toBeVisible();
    await expect(canvas.queryByText('Factory warranty')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
/** VDP-20 without words of the dealer there is no section. */
export const Nothing: Story = {
  args: { content: { title: 'What’s Included', items: [] }, banner: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { level: 2 })).toBeNull();
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
