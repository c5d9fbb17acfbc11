import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Announcement } from './Announcement.js';

const meta = {
  title: 'Vehicle detail/Announcement',
  component: Announcement,
  args: { city: 'Broadmeadow', directions: 'https://maps.example/', onDismiss: fn() },
} satisfies Meta<typeof Announcement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-17 says where, and links there. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Located at Broadmeadow', { exact: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get Directions' })).toHaveAttribute('href', args.directions);
  },
};
/** VDP-17 leaves no gap when it is dismissed. */
export const Dismissed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = {
  tags: ['in-full'],
  globals: { viewport: { value: 'phone' } },
  args: { city: 'Kangaroo Valley Heights' },
};
