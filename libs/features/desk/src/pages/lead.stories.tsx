import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { DeskRefusal } from '../api/askDesk.js';
import { sampleAnswer, sampleLead } from '../testing/samples.js';
import { Component as LeadPage } from './LeadPage.js';
import type { LeadData } from './leadLoader.js';

const page = (data: Partial<LeadData> = {}, said?: DeskRefusal) => ({
  page: () => ({
    address: '/desk/leads/0a1b2c3d-4e5f-4000-8000-000000000001',
    data: { title: 'Lead 0A1B2C3D', found: sampleAnswer(), done: '', ...data },
    ...(said ? { said } : {}),
  }),
});

const meta = {
  title: 'Desk/Lead',
  component: LeadPage,
  parameters: { layout: 'fullscreen', ...page() },
} satisfies Meta<typeof LeadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** API-01: all that was sent, as text; where it went, and what was done with it. */
export const Lead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Robin Lee' })).toBeVisible();
    await expect(canvas.getByText(/<b>Please<\/b> call me/)).toBeVisible();
    const deliveries = within(canvas.getByRole('region', { name: 'Deliveries' }));
    await expect(deliveries.getByText('answered with status 500')).toBeVisible();
    await expect(deliveries.getByRole('button', { name: 'Send to all that it has not reached' })).toBeVisible();
    const messages = within(canvas.getByRole('region', { name: 'Messages to the shopper' }));
    await expect(messages.getByText('Not sent')).toBeVisible();
    await expect(messages.getByText('SMTP 550 at RCPT TO: no such mailbox')).toBeVisible();
    await expect(canvas.getByText('“Send me news and offers”')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('value', 'done');
    await expect(canvas.queryByRole('button', { name: 'Mark as in progress' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Back to the leads' })).toHaveAttribute('href', '/desk');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** All arrived: sending again names where to. */
export const Delivered: Story = {
  parameters: page({ found: sampleAnswer({ deliveries: sampleAnswer().deliveries.slice(0, 1) }), done: 'state' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The state is changed.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send again to sales-desk' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /has not reached/ })).toBeNull();
  },
};
/** API-04: an installation without a mail server only stores what would leave, and does not call it delivered. */
export const OnlyStored: Story = {
  parameters: page({
    found: sampleAnswer({
      lead: sampleLead({ delivery: 'stored' }),
      deliveries: sampleAnswer()
        .deliveries.slice(0, 1)
        .map((one) => ({ ...one, state: 'stored' as const, sent_at: null })),
      messages: sampleAnswer().messages.map((one) => ({ ...one, state: 'stored' as const, reason: null })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Stored, not sent')).toHaveLength(2);
    await expect(canvas.queryByText('Delivered')).toBeNull();
  },
};
/** TRD-03: photos of the shopper's car, each of which opens in full. */
export const WithPhotos: Story = {
  parameters: page({
    found: sampleAnswer({ photos: ['p1', 'p2', 'p3'].map((id) => ({ id, width: 640, height: 480 })) }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const photo = await canvas.findByRole('img', { name: 'The car, 2 of 3' });
    await expect(photo.closest('a')?.getAttribute('href')).toMatch(/^\/api\/desk\/leads\/[\w-]+\/photos\/p2$/);
  },
};
/** Kept back as spam: it can be sent after all. */
export const Spam: Story = {
  parameters: page({
    found: sampleAnswer({
      lead: sampleLead({ is_spam: true, delivery: 'none' }),
      deliveries: [],
      consents: [],
      history: [],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This lead was sent to nobody.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send it now' })).toBeVisible();
    await expect(canvas.getByText('None was given.')).toBeVisible();
  },
};
export const ResendRefused: Story = {
  parameters: page({}, { status: 422, message: 'The lead has reached all its targets (crm).', errors: {} }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('reached all its targets');
  },
};
/** The service does not answer. */
export const Failed: Story = {
  parameters: {
    page: () => ({
      address: '/desk/leads/1',
      data: {
        title: 'Lead',
        found: undefined,
        refused: { status: 503, message: 'This could not be done just now. Please try again.', errors: {} },
        done: '',
      } satisfies LeadData,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('could not be done');
  },
};
