import { useCallback, useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { VehicleRequest } from '@forecourt/contracts';
import { SiteContext, useSite } from '@forecourt/composition';
import { sectionOf } from '@forecourt/site-config';
import { ApiError, type ApiRequest } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { buildVehicle } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import type { FormsConfig } from '../../config.js';
import { formsSection } from '../../section.js';
import { pageWithActions, useActions, type Answer } from '../../testing/postedForms.js';
import { listenForRequests, REQUESTS_PART } from '../../requests/askedRequest.js';
import { VehicleRequests } from './VehicleRequests.js';

interface PageProps {
  request: VehicleRequest;
  /** Answers of the service: times of a test drive, and the enquiry itself. */
  times: Answer;
  answer: Answer;
  afterVehicleForm: FormsConfig['afterVehicleForm'];
  showsState?: boolean;
}

const vehicle = buildVehicle({
  location: { slug: 'auburn', name: 'Auburn', distribution_locations: [{ id: '2', name: 'Newcastle' }] },
});

/** A vehicle's page with one link, as far as the windows need it. */
function Page({ request, times, answer, afterVehicleForm, showsState }: PageProps) {
  const site = useSite();
  const { pathname, search } = useLocation();
  const call = useCallback<Answer>(
    (path, sent) => (path.startsWith('/api/appointments') ? times : answer)(path, sent),
    [times, answer],
  );
  const [store] = useState(() =>
    makeStore({ api: { request: call as never }, search: {} as never, site: 'harbour' }, { isPersisted: true }),
  );
  useEffect(() => listenForRequests(() => undefined, store), [store]);
  const forms = { ...sectionOf(site, formsSection), afterVehicleForm };
  useActions(site, call);
  return (
    <Provider store={store}>
      <SiteContext value={{ ...site, config: { ...site.config, forms } }}>
        <a href="#page" data-request={request}>
          Open
        </a>
        <div data-part={REQUESTS_PART}>
          <VehicleRequests vehicle={vehicle} />
        </div>
        <output aria-label="Address">{pathname + search}</output>
        {showsState && <StoreState slice="forms" />}
      </SiteContext>
    </Provider>
  );
}

const DAYS = {
  place: 'Auburn',
  days: [
    { date: '2026-11-24', times: ['09:00', '13:30'] },
    { date: '2026-11-28', times: ['09:00'] },
  ],
  taken: [
    { date: '2026-11-24', times: ['10:00'] },
    { date: '2026-11-25', times: ['09:00', '09:30'] },
  ],
  time_zone: 'Australia/Sydney',
};
const BOOKING = {
  reference: 'T-7K3M9QXA',
  token: 'booked',
  vehicle_name: '2023 Toyota Camry',
  starts_at: Date.parse('2026-11-24T13:30:00+11:00'),
  time_zone: 'Australia/Sydney',
  place: { name: 'Auburn', address: '210 Parramatta Road, Auburn NSW 2144' },
};
const meta = {
  title: 'Forms/VehicleRequests',
  component: Page,
  parameters: { page: () => pageWithActions() },
  // what one story sends must not fill in the next one's form
  args: {
    request: 'test-drive',
    afterVehicleForm: 'thanks',
    times: fn(() => Promise.resolve(DAYS)),
    answer: fn(() => Promise.resolve({ lead_id: 'L1', event_id: 48, category: 'Test Drive' })),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvasElement }: Context) {
  const opener = within(canvasElement).getByRole('link', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', {}, { timeout: 8000 });
  return { opener, dialog, form: within(dialog) };
}
type Form = Awaited<ReturnType<typeof open>>['form'];

/** In one step: what a form does with a value is the subject, not how it is typed. */
async function put(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fill(form: Form) {
  await put(await form.findByRole('textbox', { name: /^First name/ }), 'Robin');
  await put(form.getByRole('textbox', { name: /^Email/ }), 'robin@example.com');
}
const send = (form: Form) =>
  userEvent.click(form.getByRole('button', { name: /Test Drive|Photos|Enquire|Get Finance/ }));
const sentBody = ({ args }: Context, call = 0) =>
  (args.answer as unknown as { mock: { calls: [string, ApiRequest][] } }).mock.calls[call]?.[1].body as Record<
    string,
    unknown
  >;

/** VDP-24 FORM-06: day and time out of those offered; stored with them; thanks in place; the focus goes back. */
export const TestDrive: Story = {
  play: async (context) => {
    const { opener, dialog, form } = await open(context);
    await fill(form);
    await expect(await form.findByRole('radio', { name: /25 Nov/ })).toBeDisabled();
    // the times come with their day
    await expect(form.queryByRole('radiogroup', { name: /^Time/ })).toBeNull();
    await userEvent.click(form.getByRole('radio', { name: /24 Nov/ }));
    const times = form.getByRole('radiogroup', { name: /^Time on Tuesday 24 November/ });
    await expect(times).toHaveAccessibleDescription('Times are Sydney time.');
    await expect(form.getByRole('radio', { name: /^10 am/ })).toBeDisabled();
    await userEvent.click(form.getByRole('radio', { name: '1:30 pm' }));
    // another day that has no such time takes it back
    await userEvent.click(form.getByRole('radio', { name: /28 Nov/ }));
    await expect(form.getByRole('radio', { name: 'Any time' })).toBeChecked();
    await userEvent.selectOptions(form.getByLabelText(/^Where would you like/), 'Newcastle');
    await send(form);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Thank you'));
    await expect(sentBody(context)).toMatchObject({
      category: 'Test Drive',
      date_time: '2026-11-28',
      vehicle_slug: vehicle.slug,
      message: 'I would like to book a test drive of this vehicle.',
      answers: { 'Where would you like to drive it?': 'Newcastle' },
      // FORM-08: the page with the form is the last one of the visit
      lead_attributes: { visited_pages: [expect.stringContaining(location.pathname) as string] },
    });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(form.getByRole('button', { name: 'Back to the vehicle' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** FORM-06: a test drive at a free time is booked at once; the window says when, where and under which reference. */
export const TestDriveBooked: Story = {
  args: {
    answer: fn((_path: string, request?: ApiRequest) =>
      Promise.resolve({
        lead_id: 'L1',
        event_id: 48,
        category: 'Test Drive',
        ...(request?.method === 'POST' ? {} : { booking: BOOKING }),
      }),
    ),
  },
  play: async (context) => {
    const { form } = await open(context);
    await fill(form);
    await userEvent.click(await form.findByRole('radio', { name: /24 Nov/ }));
    await userEvent.click(form.getByRole('radio', { name: '1:30 pm' }));
    await send(form);
    const thanks = within(await form.findByRole('status'));
    await expect(thanks.getByRole('heading', { name: 'Your test drive is booked' })).toBeVisible();
    await expect(thanks.getByText(/Tuesday 24 November, 1:30/)).toBeVisible();
    await expect(thanks.getByText('Auburn, 210 Parramatta Road, Auburn NSW 2144')).toBeVisible();
    await expect(thanks.getByText('T-7K3M9QXA')).toBeVisible();
    await expect(thanks.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/bookings/calendar?token=booked',
    );
    // "We call to confirm it" is over
    await expect(form.queryByText(/We call/)).toBeNull();
  },
};
/** FORM-08: who filled in a form of this session need not do so again, also after a reload. */
export const Prefilled: Story = {
  args: { request: 'photos' },
  beforeEach: () => {
    const contact = { name: 'Robin', email: 'robin@example.com', phone: '0412 345 678' };
    sessionStorage.setItem('forecourt:forms', JSON.stringify({ version: 1, site: 'harbour', state: { contact } }));
  },
  play: async (context) => {
    const { form } = await open(context);
    await expect(await form.findByRole('textbox', { name: /^First name/ })).toHaveValue('Robin');
    await expect(form.getByRole('textbox', { name: /^Email/ })).toHaveValue('robin@example.com');
    await expect(form.getByRole('textbox', { name: /^Phone/ })).toHaveValue('0412 345 678');
    await send(form);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Thank you'));
  },
};
/** FORM-06: times that are still on their way do not hold up the form. */
export const Loading: Story = {
  args: { times: fn(() => new Promise(() => undefined)) },
  play: async (context) => {
    const { form } = await open(context);
    await expect(await form.findByRole('radiogroup', { name: /^Time/ })).toHaveAttribute('aria-busy', 'true');
    await fill(form);
  },
};
/** FORM-06: times that cannot be read cost no booking. */
export const WithoutTimes: Story = {
  args: { times: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async (context) => {
    const { form } = await open(context);
    await form.findByText(/which day and time would suit you/);
    await fill(form);
    await send(form);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Thank you'));
  },
};
/** FORM-04 VDP-24: nothing leaves before the form is whole. */
export const Incomplete: Story = {
  args: { request: 'enquiry' },
  play: async (context) => {
    const { form } = await open(context);
    await form.findByRole('textbox', { name: /^Comments/ });
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Please fix the following errors:');
    await expect(context.args.answer).not.toHaveBeenCalled();
  },
};
/** FORM-04: an error from the service appears at its field. */
export const Refused: Story = {
  args: {
    answer: fn(() =>
      Promise.reject(new ApiError(422, { error: { fields: [{ field: 'date_time', message: 'This day is gone.' }] } })),
    ),
  },
  play: async (context) => {
    const { form } = await open(context);
    await fill(form);
    await form.findByRole('radio', { name: /28 Nov/ });
    await send(form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Test Drive Booking Date: This day is gone.');
  },
};
/** FORM-13: a failed call keeps what was typed, also when the window was closed in between, and is no second lead. */
export const FailedThenSentAgain: Story = {
  args: { request: 'photos', answer: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async (context) => {
    const first = await open(context);
    await fill(first.form);
    await send(first.form);
    await expect(await first.form.findByRole('alert')).toHaveTextContent('An error occurred when submitting this form');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first.opener).toHaveFocus());
    const second = await open(context);
    await expect(await second.form.findByRole('textbox', { name: /^First name/ })).toHaveValue('Robin');
    await send(second.form);
    await waitFor(() => expect(sentBody(context, 1)).toBeDefined());
    await expect(sentBody(context, 1)).toEqual({
      ...sentBody(context),
      url: location.href,
      filled_ms: expect.any(Number) as number,
    });
  },
};
/** FORM-07: the hidden text is the message where nothing is typed. */
export const Photos: Story = {
  args: { request: 'photos' },
  play: async (context) => {
    const { form } = await open(context);
    await fill(form);
    await send(form);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Thank you'));
    await expect(sentBody(context)).toMatchObject({
      category: 'Vehicle Enquiry',
      subcategory: 'Request Photos',
      message: 'Please send photos for this car',
    });
  },
};
/** FORM-03: with the specification's option the success page follows. */
export const EnquiryWithSuccessPage: Story = {
  args: { request: 'enquiry', afterVehicleForm: 'success-page' },
  play: async (context) => {
    const { form } = await open(context);
    await fill(form);
    await send(form);
    await waitFor(() =>
      expect(within(context.canvasElement).getByLabelText('Address')).toHaveTextContent('category=Test+Drive'),
    );
  },
};
/** FORM-09: a finance enquiry from the window has its own subcategory. */
export const Finance: Story = {
  args: { request: 'finance' },
  play: async (context) => {
    const { form } = await open(context);
    await fill(form);
    await send(form);
    await waitFor(() => expect(form.getByRole('status')).toHaveTextContent('Thank you'));
    await expect(sentBody(context)).toMatchObject({ category: 'Finance Enquiry', subcategory: 'Get Finance Now' });
  },
};
/** The enquiry as it opens, with nothing typed. */
export const EnquiryOpen: Story = {
  args: { request: 'enquiry' },
  play: async (context) => {
    const { dialog, form } = await open(context);
    await form.findByRole('textbox', { name: /^Comments/ });
    await expect(dialog).toBeVisible();
  },
};
/** The booking as it opens, with its days. */
export const BookingOpen: Story = {
  play: async (context) => {
    const { dialog, form } = await open(context);
    await form.findByRole('radio', { name: /28 Nov/ });
    await expect(dialog).toBeVisible();
  },
};
/** VDP-24: on phones a sheet from below; the focus goes round inside. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { dialog, form } = await open(context);
    await form.findByRole('textbox', { name: /^First name/ });
    for (let press = 0; press < 14; press += 1) await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  },
};
/** FORM-13: what the store holds: the form that is open, then the draft of one that was closed, for this tab alone. */
export const State: Story = {
  args: { request: 'photos', showsState: true },
  play: async (context) => {
    const { form } = await open(context);
    const shown = within(context.canvasElement).getByLabelText('State of forms');
    await expect(shown).toHaveTextContent('"openRequest": "photos"');
    await fill(form);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown).toHaveTextContent('"values": { "name": "Robin"'));
    await expect(shown).toHaveTextContent(`"id": "photos:${vehicle.slug}"`);
    await expect(shown).not.toHaveTextContent('openRequest');
    await expect(sessionStorage.getItem('forecourt:forms')).toContain('robin@example.com');
    await expect(JSON.stringify(localStorage)).not.toContain('robin@example.com');
  },
};
