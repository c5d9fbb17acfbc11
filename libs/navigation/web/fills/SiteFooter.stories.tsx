import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as SiteFooter } from './SiteFooter.js';

const meta = {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-02: groups of links, places with their phones, licences. */
export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Buyer Tools' })).toBeVisible();
    // the last group bears the dealer’s name
    await expect(canvas.getByRole('navigation', { name: 'Harbour Motor Group' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^0\d \d{4} \d{4}$/ }).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: 'Harbour Auburn' })).toHaveAttribute('href', '/locations/auburn');
    for (const name of ['Sell Your Car', 'Book A Test Drive'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    const elsewhere = within(canvas.getByRole('list', { name: 'Elsewhere' }));
    await expect(elsewhere.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(canvas.getByText(/Lic\. No\.|LMCT|MD /)).toBeVisible();
  },
};
/** NAV-02 on a phone: a title opens its links. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const tools = within(canvas.getByRole('navigation', { name: 'Buyer Tools' }));
    await expect(tools.getByText('Sell Your Car')).not.toBeVisible();
    await userEvent.click(tools.getByText('Buyer Tools'));
    await expect(tools.getByRole('link', { name: 'Sell Your Car' })).toBeVisible();
    await userEvent.click(tools.getByText('Buyer Tools'));
    await expect(tools.getByText('Sell Your Car')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Harbour Auburn' })).toBeVisible();
  },
};
