import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SAM, WEBSITE } from '../testing/samples.js';
import { Component as WebsitePage } from './WebsitePage.js';

const meta = {
  title: 'Pages/Desk/Website',
  component: WebsitePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WebsitePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string, data: object) => ({
  page: () => ({ address, data: { title: 'Your website', done: '', person: SAM, edits: true, ...data } }),
});

/** LOC-04 NAV-01: hours of each place and announcements, each a form of its own. */
export const Website: Story = {
  parameters: at('/desk/website', { found: WEBSITE }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Website' })).toHaveAttribute('aria-current', 'page');
    const hours = within(canvas.getByRole('form', { name: 'Opening hours of Harbour Auburn' }));
    await expect(hours.getByLabelText('Monday')).toHaveValue('08:30-17:30');
    await expect(hours.getByLabelText('Sunday')).toHaveValue('closed');
    await expect(hours.getByLabelText('Holidays')).toHaveValue('2026-12-25 closed Christmas Day');
    await userEvent.clear(hours.getByLabelText('Monday'));
    await userEvent.type(hours.getByLabelText('Monday'), 'nine to five');
    await userEvent.click(hours.getByRole('button', { name: 'Publish' }));
    await expect(hours.getByLabelText('Monday')).toHaveAccessibleDescription(/must be hours such as 08:30-17:30/);
    await expect(canvas.getByRole('form', { name: 'New announcement' })).toBeVisible();
  },
};
export const WebsiteOnAPhone: Story = {
  tags: ['in-full'],
  ...Website,
  globals: { viewport: { value: 'phone' } },
};
export const Published: Story = {
  parameters: at('/desk/website?done=13', { found: WEBSITE, done: '13' }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Published: version 13 of the website runs.')).toBeVisible();
  },
};
/** Without the role, the page says what it takes. */
export const NoEditor: Story = {
  parameters: at('/desk/website', {
    edits: false,
    refused: { status: 403, errors: {}, message: 'Changing the website takes the role of an editor.' },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Changing the website takes the role of an editor.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Website' })).toBeNull();
  },
};
