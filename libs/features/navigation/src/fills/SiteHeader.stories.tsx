import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Component as SiteHeader } from './SiteHeader.js';

const meta = {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
        <main id="main">
          <h1>Page</h1>
          <button type="button">Next on the page</button>
        </main>
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-01: name, menu with stock links, phone. */
export const Wide: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    await userEvent.click(nav.getByText('Our Stock'));
    await expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(nav.getByText('All vehicles')).not.toBeVisible();
    await expect(nav.getByText('Our Stock').closest('summary')).toHaveFocus();
    await userEvent.click(nav.getByText('Our Stock'));
    await expect(nav.getByRole('link', { name: 'All vehicles' })).toBeVisible();
  },
};
/** NAV-01: an open menu closes when the focus or a click goes elsewhere. */
export const ClosesElsewhere: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvas.getByText('Our Stock').closest('details');
    await userEvent.click(canvas.getByText('Our Stock'));
    await expect(summary).toHaveAttribute('open');
    await userEvent.click(canvas.getByRole('button', { name: 'Next on the page' }));
    await expect(summary).not.toHaveAttribute('open');
  },
};
/** NAV-01 on a phone: one menu with everything in it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Menu'));
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  },
};
