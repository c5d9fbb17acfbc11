import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as ErrorPage } from './ErrorPage.js';

const meta = {
  title: 'Navigation/ErrorPage',
  component: ErrorPage,
  args: { status: 404 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-06: what is not found leads to the search. */
export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Search our stock' })).toBeVisible();
  },
};
export const Gone: Story = { args: { status: 410 } };
export const Fault: Story = {
  args: { status: 500 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('went wrong on our side');
  },
};
/** A shopper who calls names the request, whose lines are then found in the log. */
export const FaultWithReference: Story = {
  args: { status: 500, reference: '0c7a55e1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('If you call us, name this reference: 0c7a55e1')).toBeVisible();
  },
};
/** The database is away for a moment: the page says when to come again, and by which number. */
export const Later: Story = {
  args: {
    status: 503,
    message: 'This cannot be shown just now. Please try again in a minute, or call us on 07 5555 0100.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('One moment, please');
    await expect(within(canvasElement).getByText(/call us on 07 5555 0100/)).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};
