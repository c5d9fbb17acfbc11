import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoreState } from '@forecourt/testing/store';
import '../state/checkoutSlice.js';
import { Component } from './HomeSection.js';

const meta = {
  title: 'Checkout/HomeSection',
  component: Component,
  args: { data: { found: 1560 } },
  decorators: [
    (Story) => (
      <main>
        <h1>Front page</h1>
        <Story />
        <StoreState slice="checkout" />
      </main>
    ),
  ],
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this' }));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByLabelText('State of checkout')).toHaveTextContent('true');
  },
};
/** The search did not answer. */
export const WithoutCount: Story = { args: { data: null } };
