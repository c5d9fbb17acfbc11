import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SalesCounter } from './SalesCounter.js';

const meta = {
  title: 'Vehicle detail/SalesCounter',
  component: SalesCounter,
  args: { now: Date.parse('2026-11-22T13:00:00+10:00'), text: 'sales this month' },
} satisfies Meta<typeof SalesCounter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-07 counts up to 21 days of 192 and the 104 of half a day, and says it in words at once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [drawn, said] = canvasElement.querySelectorAll('strong > span');
    await expect(said).toHaveTextContent('4,136');
    await waitFor(() => expect(drawn).toHaveTextContent('4,136'));
    await expect(within(canvasElement).getByText(/sales this month/)).toBeVisible();
  },
};
/** The first minutes of a month. */
export const FirstOfTheMonth: Story = {
  args: { now: Date.parse('2026-12-01T00:01:00+10:00') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('strong > span + span')).toHaveTextContent(/^0$/);
  },
};
