import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HeaderTools, type HeaderTool } from './HeaderTools.js';

const tools = (saved: number, compared: number): HeaderTool[] => [
  { icon: 'heart', word: 'Saved', what: 'vehicles', href: '/garage', count: saved },
  { icon: 'compare', word: 'Compare', what: 'vehicles', href: '/compare', count: compared },
];

const meta = {
  title: 'Garage/HeaderTools',
  component: HeaderTools,
  args: { tools: tools(3, 2) },
  decorators: [
    (Story) => (
      <header
        style={{
          display: 'flex',
          padding: 'var(--space-3)',
          background: 'var(--color-header-surface)',
          color: 'var(--color-header-ink)',
        }}
      >
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof HeaderTools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-01: the count appears on the icon and in the link's name. */
export const Counts: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Saved vehicles, 3' })).toHaveAttribute('href', '/garage');
    await expect(canvas.getByRole('link', { name: 'Compare vehicles, 2' })).toBeVisible();
  },
};
/** SAVE-01: nothing is no badge. */
export const Nothing: Story = {
  args: { tools: tools(0, 0) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Saved vehicles' });
    await expect(link).not.toHaveTextContent('0');
  },
};
/** Right at the limit: as many as may be saved and compared. */
export const Many: Story = {
  args: { tools: tools(200, 4) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Saved vehicles, 200' });
    const next = within(canvasElement).getByRole('link', { name: 'Compare vehicles, 4' });
    const badge = within(link).getByText('200').getBoundingClientRect();
    await expect(badge.right).toBeLessThanOrEqual(next.getBoundingClientRect().left + 12);
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Saved vehicles, 3' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(within(canvasElement).getByText('Saved').getBoundingClientRect().width).toBeLessThan(2);
  },
};
export const FavouritesAlone: Story = { args: { tools: tools(1, 0).slice(0, 1) } };
