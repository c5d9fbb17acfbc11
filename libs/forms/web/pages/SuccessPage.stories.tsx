import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CATEGORY, SUBCATEGORY } from '@forecourt/enquiry';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { buildVehicle } from '@forecourt/testing';
import { Component as SuccessPage } from './SuccessPage.js';
import type { SuccessData } from './successLoader.js';

const heard: number[] = [];
const lead_id = '7f3c2a10-0000-4000-8000-000000000001';
const WHEN = 'We are closed now. Next open: Monday 8:30 am.';
const page = (sent: SuccessData['sent'], changes: Partial<SuccessData> = {}) => ({
  page: () => ({ address: '/success', data: { sent, when: typeof sent === 'object' ? WHEN : '', ...changes } }),
});
const of = (changes: Partial<SentEnquiry>) => page({ lead_id, category: CATEGORY.vehicle, ...changes });
const meta = {
  title: 'Pages/Forms/SuccessPage',
  component: SuccessPage,
  parameters: { layout: 'fullscreen', ...of({ vehicle_slug: 'kia-rio' }) },
} satisfies Meta<typeof SuccessPage>;
export default meta;
type Story = StoryObj<typeof meta>;
const says =
  (...texts: string[]): Story['play'] =>
  async ({ canvasElement }) => {
    for (const text of texts)
      await expect(await within(canvasElement).findByText(text, { exact: false })).toBeVisible();
  };

/** FORM-03: after an enquiry: thanks, the next steps and their timing, and a link back to the vehicle. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByText('7F3C2A10')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(canvas.getByText(/usually within one business day/)).toBeVisible();
    await expect(canvas.getByText(WHEN)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', '/cars/kia-rio');
  },
};
export const Phone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** FORM-06: what to bring to a test drive. */
export const TestDrive: Story = { parameters: of({ category: CATEGORY.testDrive }), play: says('driver’s licence') };
/** FORM-06: a booked one names day, time and place, and has the reference of its mail. */
export const BookedTestDrive: Story = {
  parameters: page(
    {
      lead_id,
      category: CATEGORY.testDrive,
      booking: {
        reference: 'T-7F3C2A10',
        token: 'a.b',
        vehicle_name: '2021 Kia Rio',
        starts_at: Date.UTC(2026, 10, 24, 0, 30),
        time_zone: 'Australia/Brisbane',
        place: { name: 'Harbour Brisbane', address: '80 Breakfast Creek Road, Newstead QLD 4006' },
      },
    },
    { subject: { name: '2021 Kia Rio', picture: buildVehicle().images[0]?.url ?? '', href: '/cars/kia-rio' } },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Your test drive is booked' })).toBeVisible();
    const when = canvas.getByText('Tuesday 24 November, 10:30 am');
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    for (const text of canvas.getAllByRole('heading')) await expect(sizeOf(text)).toBeLessThan(sizeOf(when));
    await expect(canvas.getByRole('link', { name: '2021 Kia Rio' })).toHaveAttribute('href', '/cars/kia-rio');
    await expect(canvas.getByText(/^Harbour Brisbane, 80 Breakfast Creek Road/)).toBeVisible();
    await expect(canvas.getByText('T-7F3C2A10')).toBeVisible();
    await expect(canvas.queryByText(/calls or writes to confirm/)).toBeNull();
    const calendar = canvas.getByRole('link', { name: 'Add to calendar' });
    await expect(calendar).toHaveAttribute('href', '/api/bookings/calendar?token=a.b');
  },
};
export const Finance: Story = { parameters: of({ category: CATEGORY.finance }), play: says('without your consent') };
/** FORM-11: the workshop, the parts counter and who reads applications answer for themselves. */
export const Service: Story = { parameters: of({ category: CATEGORY.service }), play: says('Our workshop calls') };
export const Parts: Story = { parameters: of({ category: CATEGORY.parts }), play: says('Our parts counter') };
export const Careers: Story = {
  parameters: of({ category: CATEGORY.general, subcategory: SUBCATEGORY.career }),
  play: says('reads every application'),
};
export const Reservation: Story = { parameters: of({ category: CATEGORY.reservation }), play: says('held for you') };
/** TRD-03: photos can be added to a trade-in afterwards, too. */
export const TradeIn: Story = {
  parameters: of({ category: CATEGORY.tradeIn }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const photos = await canvas.findByRole('link', { name: 'Add photos of your car' });
    await expect(photos).toHaveAttribute('href', `/trade-in?lead=${lead_id}#photos`);
    await expect(canvas.getByText(/settle the price/)).toBeVisible();
  },
};
/** FORM-09: analytics receives an accepted estimate once per tab. */
export const Accepted: Story = {
  parameters: of({ category: CATEGORY.tradeIn, subcategory: SUBCATEGORY.tradeInAccepted }),
  beforeEach: () => {
    heard.length = 0;
    const hear = ({ detail }: CustomEvent<{ id: number }>) => void heard.push(detail.id);
    window.addEventListener('forecourt:event', hear);
    return () => window.removeEventListener('forecourt:event', hear);
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Thank you' });
    await waitFor(() => expect(heard).toEqual([18]));
  },
};
export const OwnCategory: Story = { parameters: of({ category: 'Fleet' }), play: says('(Fleet)') };
/** FORM-03: who opens the page without having sent anything is not thanked. */
export const NothingSent: Story = {
  parameters: page('nothing'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Nothing was sent yet' })).toBeVisible();
    await expect(canvas.queryByText(/has received|What happens next/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Send an enquiry' })).toBeVisible();
  },
};
/** The service does not answer: thanks without details of the enquiry. */
export const Unknown: Story = { parameters: page('unknown'), play: says('will answer by phone or email') };
const last = { leadId: lead_id, category: 'Vehicle Enquiry', vehicleSlug: 'kia-rio' };
const ofThisTab = () => ({ forms: { contact: {}, drafts: [], lastEnquiry: last } });

/** FORM-03: an enquiry of this tab is thanked for, whatever became of the visitor's cookie. */
export const KnownHereAlone: Story = {
  parameters: { ...page('nothing'), state: ofThisTab },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(canvas.getByText('7F3C2A10')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', '/cars/kia-rio');
  },
};
/** FORM-03: what was sent elsewhere and later has another reference. */
export const SentElsewhere: Story = {
  parameters: {
    ...page({ lead_id: `9${lead_id.slice(1)}`, category: 'Test Drive', vehicle_slug: 'mazda-2' }),
    state: ofThisTab,
  },
  play: says('9F3C2A10'),
};
