import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Component as SuccessPage } from './SuccessPage.js';
import type { SuccessData } from './successLoader.js';

const page = (sent: SuccessData['sent']) => ({ page: () => ({ address: '/success', data: { sent } }) });
const meta = {
  title: 'Forms/SuccessPage',
  component: SuccessPage,
  parameters: { layout: 'fullscreen', ...page({ category: 'Vehicle Enquiry', vehicle_slug: 'kia-rio' }) },
} satisfies Meta<typeof SuccessPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FORM-03: who sent an enquiry is thanked and led back to the vehicle. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', '/cars/kia-rio');
  },
};
/** FORM-03: who opens the page without having sent anything is not thanked. */
export const NothingSent: Story = {
  parameters: page('nothing'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Nothing was sent yet' })).toBeVisible();
    await expect(canvas.queryByText(/has received/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Send an enquiry' })).toBeVisible();
  },
};
const last = { leadId: '7f3c2a10', category: 'Vehicle Enquiry', vehicleSlug: 'kia-rio' };
const ofThisTab = () => ({ forms: { contact: {}, drafts: [], lastEnquiry: last } });

/** FORM-03: the tab that sent it knows its reference. */
export const WithReference: Story = {
  parameters: { state: ofThisTab },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Vehicle Enquiry, reference 7f3c2a10')).toBeVisible();
  },
};
/** FORM-03: an enquiry of this tab is thanked for, whatever became of the visitor's cookie. */
export const KnownHereAlone: Story = {
  parameters: { ...page('nothing'), state: ofThisTab },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', '/cars/kia-rio');
  },
};
/** FORM-03: what was sent elsewhere and later has another reference. */
export const SentElsewhere: Story = {
  parameters: { ...page({ category: 'Test Drive', vehicle_slug: 'mazda-2' }), state: ofThisTab },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Back to the vehicle' })).toBeVisible();
    await expect(within(canvasElement).queryByText(/reference/)).toBeNull();
  },
};
