import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PhoneBlock } from './PhoneBlock.js';

const meta = {
  title: 'Vehicle detail/PhoneBlock',
  component: PhoneBlock,
  args: { phone: '+61 2 5550 1200', isMasked: false },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-18 the number as people read it, dialled as it is dialled here. */
export const Direct: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Call 02 5550 1200' });
    await expect(link).toHaveAttribute('href', 'tel:0255501200');
  },
};
/** VDP-18 five characters, and all of them when they are asked for. */
export const Masked: Story = {
  args: { isMasked: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('02 55** ****', { exact: false })).toBeVisible();
    const call = canvas.getByRole('link', { name: 'Call 02 5550 1200' });
    await expect(call).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show number'));
    await expect(call).toBeVisible();
    await userEvent.click(canvas.getByText('Hide number'));
    await expect(call).not.toBeVisible();
  },
};
export const MobileNumber: Story = { args: { phone: '0491570006', isMasked: true } };
