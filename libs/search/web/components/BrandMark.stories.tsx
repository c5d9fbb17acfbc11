import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BrowseTiles } from './BrowseTiles.js';

const MAKES = [
  'Toyota',
  'Kia',
  'MG',
  'Mercedes-Benz',
  'BMW',
  'Harley-Davidson',
  'Škoda',
  'International',
  'Isuzu',
  'Suzuki',
];

const meta = {
  title: 'Search/Brand marks',
  component: BrowseTiles,
  args: {
    look: 'marks',
    tiles: MAKES.map((label, index) => ({ label, count: index === 0 ? 1 : 9_999, href: `/search?make=${label}` })),
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 'var(--space-4)' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BrowseTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-25 each make in lettering of our own; the whole tile is its link. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(MAKES.length);
    await expect(canvas.getByRole('link', { name: 'Toyota 1 vehicle' })).toHaveAttribute('href', '/search?make=Toyota');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { tiles: [{ label: 'Toyota', count: 12, href: '/search?make=Toyota' }] } };
