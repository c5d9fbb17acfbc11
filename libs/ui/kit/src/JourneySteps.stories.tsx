import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { JourneySteps } from './JourneySteps.js';

const meta = {
  title: 'Kit/Steps of a journey',
  component: JourneySteps,
  args: {
    steps: [
      { id: 'car', title: 'Your car', href: '#car' },
      { id: 'details', title: 'Your details', href: '#details' },
      { id: 'estimate', title: 'Estimate', href: '#estimate' },
    ],
    current: 'details',
  },
} satisfies Meta<typeof JourneySteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is done leads back; what comes is no link yet. */
export const Second: Story = {
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('list', { name: 'Step 2 of 3' }));
    await expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(['Your car']);
    await expect(steps.getByText('Your details').closest('li')).toHaveAttribute('aria-current', 'step');
  },
};
/** A phone names the current one alone. */
export const Many: Story = {
  args: {
    steps: ['Vehicle', 'Details', 'Trade-in', 'Payment', 'Handover', 'Summary'].map((title) => ({ id: title, title })),
    current: 'Payment',
  },
  globals: { viewport: { value: 'phone' } },
};
