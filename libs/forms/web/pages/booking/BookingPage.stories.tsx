import type { FormAnswer } from '@forecourt/action-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { BookingView } from '@forecourt/forms/domain';
import { buildVehicle } from '@forecourt/testing';
import type { BookingData } from './bookingPageLoader.js';
import { Component as BookingPage } from './BookingPage.js';

const token = 'x'.repeat(43);
const booking: BookingView = {
  reference: 'T-7K3M9QXA',
  state: 'booked',
  vehicle_slug: 'kia-sorento',
  vehicle_name: '2021 Kia Sorento Sport',
  // 10:30 am in Brisbane
  starts_at: Date.parse('2026-11-24T00:30Z'),
  minutes: 30,
  time_zone: 'Australia/Brisbane',
  place: { name: 'Harbour Brisbane', address: '1 Quay St, Newstead QLD 4006' },
  name: 'Kim',
  days: [
    { date: '2026-11-24', times: ['11:00', '13:30'] },
    { date: '2026-11-25', times: ['09:00'] },
  ],
  taken: [
    { date: '2026-11-24', times: ['10:30', '12:00'] },
    { date: '2026-11-26', times: ['09:00'] },
  ],
};
const subject = {
  name: '2021 Kia Sorento Sport',
  picture: buildVehicle().images[0]?.url ?? '',
  href: '/cars/kia-sorento',
};
/** Size of an element's text, in pixels. */
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
const page = (changes: Partial<BookingView>, more: Partial<BookingData> = {}, refused?: FormAnswer) => ({
  page: () => ({
    address: `/booking?token=${token}`,
    data: { token, booking: { ...booking, ...changes }, done: undefined, subject, ...more } satisfies BookingData,
    ...(refused ? { said: refused } : {}),
  }),
});

const meta = {
  title: 'Pages/Forms/BookingPage',
  component: BookingPage,
  parameters: { layout: 'fullscreen', ...page({}) },
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FORM-06: by the clock of the place, with the free times and every act. */
export const Booked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const when = await canvas.findByText('Tuesday 24 November, 10:30 am');
    for (const text of canvas.getAllByRole('heading')) await expect(sizeOf(text)).toBeLessThan(sizeOf(when));
    await expect(canvas.getByText('Brisbane time')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '2021 Kia Sorento Sport' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'What happens next' })).toBeVisible();
    await expect(canvas.getByText('Please bring your driver’s licence.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/api/bookings/calendar?token=${token}`,
    );
    await expect(canvas.getByRole('radio', { name: /26 Nov.*Full/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /24 Nov/ }));
    await expect(canvas.getByRole('radio', { name: /^10:30 am.*Your time/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /^12 pm.*Taken/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: /25 Nov/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '9 am' }));
    await expect(canvas.getByRole('radio', { name: '9 am' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Move my test drive' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel my test drive' })).toBeVisible();
  },
};
export const Moved: Story = {
  parameters: page({}, { done: 'moved' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/has a new time, Kim/)).toBeVisible();
  },
};
/** The chosen time has been taken in the meantime: the error at the field names the next free time. */
export const TakenMeanwhile: Story = {
  parameters: page(
    {},
    {},
    {
      step: 'move',
      values: { day: '2026-11-24', time: '12:00' },
      errors: { time: 'This time has just been taken. Next free: Tuesday 24 November, 1:30 pm.' },
    },
  ),
  play: async ({ canvasElement }) => {
    const times = await within(canvasElement).findByRole('radiogroup', { name: /^Time on Tuesday 24 November/ });
    await expect(times).toHaveAccessibleDescription(/just been taken/);
    await expect(times).toBeInvalid();
  },
};
/** FORM-06: the button names what is missing before anything is sent. */
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const move = await canvas.findByRole('button', { name: 'Move my test drive' });
    await userEvent.click(move);
    await expect(await canvas.findByRole('radiogroup', { name: /Another day/ })).toHaveAccessibleDescription(
      'Please choose a day and a time.',
    );
    await userEvent.click(canvas.getByRole('radio', { name: /25 Nov/ }));
    await userEvent.click(move);
    await expect(await canvas.findByRole('radiogroup', { name: /^Time on/ })).toBeInvalid();
    await userEvent.click(canvas.getByRole('radio', { name: '9 am' }));
    await expect(canvas.getByRole('radiogroup', { name: /^Time on/ })).toBeValid();
  },
};
/** Every other time is taken. */
export const NothingFree: Story = {
  parameters: page({ days: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/No other time is free/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel my test drive' })).toBeVisible();
  },
};
export const Cancelled: Story = {
  parameters: page({ state: 'cancelled', days: [] }, { done: 'cancelled' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/This test drive is cancelled/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Past: Story = {
  parameters: page({ state: 'past', days: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/is over/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const UnknownLink: Story = {
  parameters: page({}, { booking: 'unknown' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/We know no booking by this link/)).toBeVisible();
  },
};
/** The service does not answer. */
export const Failed: Story = {
  parameters: page({}, { booking: 'failed' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('could not be read');
  },
};
/** The longest names that stock brings. */
export const Fullest: Story = {
  parameters: page({
    vehicle_name: '2021 Mercedes-Benz Sprinter 519CDI Extra Long Wheelbase High Roof Super Duty Auto',
    place: {
      name: 'Harbour Brisbane Commercial Vehicles',
      address: '1234 Very Long Parade Name, Eight Mile Plains QLD 4113',
    },
    name: 'Maximiliana-Alexandrina',
  }),
};
