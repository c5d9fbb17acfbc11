import type { Meta, StoryObj } from '@storybook/react-vite';
import { data, redirect } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BOOKINGS, RESERVATIONS, SAM, sampleAnswer, sampleLead } from '../testing/samples.js';
import type { LeadRefusal } from './leadAction.js';
import { Component as LeadPage } from './LeadPage.js';
import type { LeadData } from './leadLoader.js';

const page = (data: Partial<LeadData> = {}, said?: LeadRefusal) => ({
  page: () => ({
    address: '/desk/leads/0a1b2c3d-4e5f-4000-8000-000000000001',
    data: { title: 'Lead 0A1B2C3D', found: sampleAnswer(), done: '', person: SAM, ...data },
    ...(said ? { said } : {}),
  }),
});

const meta = {
  title: 'Pages/Desk/Lead',
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
    await expect(canvas.getByText('“Send me news and offers”')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Consents and history'));
    await expect(canvas.getByText('“Send me news and offers”')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toHaveAttribute('value', 'done');
    await expect(canvas.queryByRole('button', { name: 'Mark as in progress' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Back to the leads' })).toHaveAttribute('href', '/desk');
  },
};
/** API-04: an answer is begun by a press on a template; it goes to the shopper, and theirs comes back to who wrote. */
export const Answer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Call 0491 570 156' })).toHaveAttribute('href', 'tel:0491570156');
    const replies = within(canvas.getByRole('region', { name: 'Answer by email' }));
    await expect(replies.getByText(/The shopper’s reply goes to desk@harbour.example.com/)).toBeVisible();
    await userEvent.click(replies.getByText('It is available'));
    const form = within(replies.getByRole('form', { name: 'Answer: It is available' }));
    await expect(form.getByLabelText('Subject')).toHaveValue('Your enquiry about the 2021 Kia Rio');
    await expect(form.getByLabelText('Message')).toHaveValue(sampleAnswer().templates[0]?.text);
    await expect(form.getByRole('button', { name: 'Send the answer' })).toBeVisible();
    await userEvent.click(replies.getByText('Write your own'));
    await expect(form.getByLabelText('Subject')).not.toBeVisible();
  },
};
/** API-04: nothing that was typed is lost with a refusal. */
export const AnswerRefused: Story = {
  parameters: page(
    {},
    {
      ...{ step: 'reply', message: 'Some fields cannot be used.', errors: { subject: 'must not be empty.' } },
      values: { subject: '', text: 'Hello Robin, come by on Friday.' },
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(canvas.getByRole('form', { name: 'Answer: What you wrote' }));
    await expect(form.getByLabelText('Message')).toHaveValue('Hello Robin, come by on Friday.');
    await expect(form.getByLabelText('Subject')).toHaveAccessibleDescription(/must not be empty/);
    await expect(canvas.getByLabelText('Note')).toHaveValue('');
  },
};
const sent = fn();
/** A page whose action takes what a form sends, and refuses what says so. */
const live = (found = sampleAnswer()) => ({
  page: () => {
    let notes = found.notes;
    const read = (done: string) => ({ title: 'Lead', found: { ...found, notes }, done, person: SAM });
    let done = '';
    return {
      ...{ address: '/desk/leads/0a1b2c3d-1', data: read(''), next: () => read(done) },
      action: async ({ request }: { request: Request }) => {
        const values = Object.fromEntries(await request.formData()) as Record<string, string>;
        sent(values);
        const { act = '', text = '' } = values;
        if (text.endsWith('No.')) return data({ form: act, message: 'Nobody may.', values }, { status: 422 });
        const note = { ...{ id: `n${notes.length}`, kind: 'note' as const, at: '2026-11-24T01:00:00.000Z' }, text };
        if (act === 'notes') notes = [{ ...note, who: 'Priya Nair' }, ...notes];
        done = act;
        return redirect(`/desk/leads/0a1b2c3d-1?done=${act}`);
      },
    };
  },
});
/** API-01 FORM-04: a note is checked and sent on the page, which then shows it; the form is empty again. */
export const NoteOnThePage: Story = {
  parameters: live(),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const notes = within(canvas.getByRole('region', { name: 'Notes and answers' }));
    const keep = () => userEvent.click(notes.getByRole('button', { name: 'Keep the note' }));
    await keep();
    await expect(await notes.findByRole('alert')).toHaveTextContent('Note must not be empty.');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(notes.getByLabelText('Note'), 'Dogs? No.');
    await keep();
    await waitFor(() => expect(notes.getByRole('alert')).toHaveTextContent('Nobody may.'));
    await expect(notes.getByLabelText('Note')).toHaveValue('Dogs? No.');
    await waitFor(() => expect(notes.getByRole('alert').closest('[data-errors]')).toHaveFocus());
    await userEvent.type(notes.getByLabelText('Note'), ' Two.');
    await keep();
    await expect(await notes.findByText('Dogs? No. Two.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText('The note is kept.')).toBeVisible();
    await expect(notes.getByLabelText('Note')).toHaveValue('');
    const note = { step: 'notes', act: 'notes', key: sampleAnswer().key, text: 'Dogs? No. Two.' };
    await expect(sent).toHaveBeenLastCalledWith(note);
  },
};
/** API-01 FORM-04: a call without its time is not sent; an owner is. */
export const WorkOnThePage: Story = {
  parameters: live(sampleAnswer({ people: [SAM] })),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Plan the call' }));
    await expect(canvas.getByLabelText('Next call')).toHaveAccessibleDescription('Next call must not be empty.');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Looked after by'), SAM.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved: who looks after the lead.')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ step: 'owner', act: 'owner', owner: SAM.email });
  },
};
/** API-04 FORM-04: an answer that is refused stays in its form. */
export const AnswerOnThePage: Story = {
  parameters: live(),
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvasElement }) => {
    const replies = within(within(canvasElement).getByRole('region', { name: 'Answer by email' }));
    await userEvent.click(replies.getByText('Write your own'));
    const form = within(replies.getByRole('form', { name: 'Answer: Write your own' }));
    await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Message must not be empty.');
    await userEvent.type(form.getByLabelText('Message'), 'Is it here? No.');
    await userEvent.click(form.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Nobody may.'));
    await expect(form.getByLabelText('Message')).toHaveValue('Is it here? No.');
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ act: 'reply', subject: 'Your enquiry' }));
    await expect(replies.getAllByRole('alert')).toHaveLength(1);
  },
};
/** API-01: who looks after it, when they call, what was written and answered, each with who and when. */
export const LookedAfter: Story = {
  parameters: page({
    done: 'notes',
    found: sampleAnswer({
      lead: sampleLead({
        ...{ state: 'in-progress', owner: SAM, call_at: '2026-11-24T00:00:00.000Z', is_call_due: true },
      }),
      notes: [
        {
          ...{ id: 'n2', kind: 'reply', at: '2026-11-24T02:00:00.000Z', who: 'Sam Okafor', subject: 'Your enquiry' },
          ...{ text: 'Hello Robin,\n\nit is here.', state: 'sent' },
        },
        {
          ...{ id: 'n1', kind: 'note', at: '2026-11-24T01:00:00.000Z', who: 'Priya Nair' },
          text: 'Wants <b>red</b>.',
        },
      ],
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The note is kept.')).toBeVisible();
    await expect(canvas.getByLabelText('Looked after by')).toHaveValue(SAM.email);
    await expect(canvas.getAllByText('Call due')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No call needed' })).toBeVisible();
    const notes = within(canvas.getByRole('region', { name: 'Notes and answers' }));
    await expect(notes.getByText('Wants <b>red</b>.')).toBeVisible();
    await expect(notes.getByRole('heading', { name: 'Answer: Your enquiry' })).toBeVisible();
    await expect(notes.getByText('Sent')).toBeVisible();
    await expect(notes.getByText(/^Priya Nair,/)).toHaveTextContent('Priya Nair, 24 Nov 2026, 12 pm');
  },
};
/** FORM-06 BUY-01: the test drive and the reservation are inside their lead, with the shopper's other leads. */
export const WithAppointments: Story = {
  parameters: page({
    found: sampleAnswer({
      bookings: BOOKINGS.slice(1, 2),
      reservations: RESERVATIONS.slice(0, 1),
      same_person: [
        {
          ...{ id: '1a1b2c3d-1', received_at: '2026-11-22T22:05:00.000Z', category: 'Finance Enquiry', state: 'done' },
        },
      ],
    }),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const section = within(canvas.getByRole('region', { name: 'Test drive' }));
    // by the clocks of its place
    await expect(section.getByText('24 Nov 2026, 10 am')).toBeVisible();
    await expect(section.getByText('Held')).toBeVisible();
    await expect(section.getByRole('link', { name: /Complete or release/ })).toHaveAttribute(
      'href',
      '/desk/reservations?day=2026-11-24',
    );
    await expect(
      within(canvas.getByRole('region', { name: 'More from this person' })).getByRole('link'),
    ).toHaveAttribute('href', '/desk/leads/1a1b2c3d-1');
  },
};
export const Phone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
/** All arrived: sending again names where to. */
export const Delivered: Story = {
  parameters: page({ found: sampleAnswer({ deliveries: sampleAnswer().deliveries.slice(0, 1) }), done: 'state' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The state is changed.')).toBeVisible();
    // what went well is out of the way
    await userEvent.click(canvas.getByText('Where this lead was sent'));
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
    await userEvent.click(canvas.getByText('Consents and history'));
    await expect(canvas.getByText('None was given.')).toBeVisible();
  },
};
export const ResendRefused: Story = {
  parameters: page({}, { message: 'The lead has reached all its targets (crm).', errors: {} }),
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
