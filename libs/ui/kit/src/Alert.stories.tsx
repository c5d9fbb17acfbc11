import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Alert } from './Alert.js';

const meta = {
  title: 'Kit/Alert',
  component: Alert,
  args: { tone: 'warning', children: 'The search does not answer just now; these are the last results.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { tone: 'info' },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('alert')).toBeNull(),
};
export const Success: Story = { args: { tone: 'success', children: 'Thank you. We will call you within the hour.' } };
/** Waits until a screen reader has finished its sentence. */
export const Warning: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/does not answer/);
  },
};
/** Said at once. */
export const Destructive: Story = {
  args: { tone: 'destructive', children: 'Please fix the following errors:' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please fix the following errors:');
  },
};
/** A word that nothing breaks, such as an address, stays inside. */
export const LongText: Story = {
  args: {
    children: (
      <>
        Invalid postcode: “{'4350'.repeat(30)}”. <a href="#again">Try again</a>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('status');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth + 1);
  },
};
