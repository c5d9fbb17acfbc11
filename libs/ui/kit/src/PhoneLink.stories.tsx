import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PhoneLink } from './PhoneLink.js';

const meta = {
  title: 'Kit/PhoneLink',
  component: PhoneLink,
  args: { text: '02 5550 1200', href: 'tel:0255501200', isMasked: false },
} satisfies Meta<typeof PhoneLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Direct: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '02 5550 1200' });
    await expect(link).toHaveAttribute('href', 'tel:0255501200');
  },
};
/** VDP-18 five characters are seen, and a link says what it does. */
export const Masked: Story = {
  args: { text: '02 55** ****', href: '#phone', isMasked: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Show the number that begins with 02 55' });
    await expect(link).toHaveAttribute('rel', 'nofollow');
    await expect(within(canvasElement).getByText('02 55** ****')).toBeVisible();
  },
};
