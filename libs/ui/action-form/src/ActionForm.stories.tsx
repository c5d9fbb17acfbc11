import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { data } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ActionForm } from './ActionForm.js';
import { postedValues, type FormAnswer, type FormField, type FormValues } from './formFields.js';

const FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Your name', isRequired: true, autoComplete: 'name', maxLength: 80 },
  { name: 'email', label: 'Email', kind: 'email', isRequired: true, autoComplete: 'email' },
  {
    name: 'part',
    label: 'What is faulty',
    kind: 'select',
    options: [
      { value: '', label: 'Choose' },
      { value: 'engine', label: 'Engine' },
      { value: 'paint', label: 'Paint' },
    ],
  },
  { name: 'words', label: 'What happened', kind: 'area', hint: 'A few sentences are enough.' },
  { name: 'agrees', label: 'I agree to an inspection', kind: 'tick', isRequired: true },
];
const rules = ({ name = '', email = '', agrees }: FormValues) => ({
  ...(name.trim() === '' ? { name: 'must not be empty' } : {}),
  ...(email.includes('@') ? {} : { email: 'must be an email address' }),
  ...(agrees === 'on' ? {} : { agrees: 'Please tick this to go on.' }),
});

const sent = fn();
/** Takes a claim unless it is about paint, by the same rules as the form. */
const action = async ({ request }: { request: Request }) => {
  const form = await request.formData();
  const values = postedValues(form, FIELDS);
  const proof = form.get('proof');
  sent({ ...values, ...(proof === null ? {} : { proof }) });
  const errors = { ...rules(values), ...(values['part'] === 'paint' ? { part: 'Paint is not covered.' } : {}) };
  const answer: FormAnswer = Object.keys(errors).length > 0 ? { errors, values } : { done: true };
  return data(answer, { status: answer.done ? 200 : 422 });
};
const page = (said?: FormAnswer) => () => ({
  ...{ address: '/warranty-claim', data: null, action },
  ...(said ? { said } : {}),
});

const meta = {
  title: 'UI/ActionForm',
  component: ActionForm,
  parameters: { page: page() },
  args: {
    label: 'Warranty claim',
    fields: FIELDS,
    rules,
    submitLabel: 'Send the claim',
    hidden: { vehicle: 'kia-1' },
    children: <p>We answer within two working days.</p>,
    done: <p role="status">We have your claim.</p>,
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ActionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByLabelText('Your name'), 'Kim');
  await userEvent.type(canvas.getByLabelText('Email'), 'kim@example.com');
  await userEvent.click(canvas.getByLabelText('I agree to an inspection'));
};

/** FORM-04: what the rules refuse is not sent; the list has the focus and leads to the fields. */
export const RefusedByItsRules: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    const list = await canvas.findByRole('alert');
    await expect(within(list).getAllByRole('link')).toHaveLength(3);
    await waitFor(() => expect(list.closest('[data-errors]')).toHaveFocus());
    await userEvent.click(within(list).getAllByRole('link')[0]!);
    await expect(canvas.getByLabelText('Your name')).toHaveFocus();
    await userEvent.keyboard('Kim');
    await expect(canvas.getByLabelText('Your name')).not.toBeInvalid();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** FORM-04: what the action refuses stays until its field is changed, and nothing that was typed is lost. */
export const RefusedByTheAction: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(/What is faulty/), 'paint');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText(/What is faulty/)).toHaveAccessibleDescription(/Paint is not covered/);
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Kim');
    await userEvent.selectOptions(canvas.getByLabelText(/What is faulty/), 'engine');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

/** FORM-03: what is sent is what a page without script would post. */
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('We have your claim.');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({
      ...{ name: 'Kim', email: 'kim@example.com', part: '', words: '', agrees: 'on' },
    });
  },
};

/** FORM-13: a second press before the answer sends nothing more. */
export const PressedTwice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Warranty claim' });
    // a double click is faster than React draws
    form.requestSubmit();
    form.requestSubmit();
    await canvas.findByRole('status');
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** FORM-03: a page without script draws its form again, with what was posted. */
export const DrawnAgain: Story = {
  parameters: {
    page: page({
      message: 'Nothing is stored yet.',
      errors: { email: 'must be an email address' },
      values: { name: 'Kim', email: 'kim', agrees: 'on' },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Email')).toHaveValue('kim');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/must be an email address/);
    await expect(canvas.getByLabelText('I agree to an inspection')).toBeChecked();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing is stored yet.');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Warranty claim' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      ...{ vehicle: 'kia-1', name: 'Kim', email: 'kim', part: '', words: '', agrees: 'on' },
    });
  },
};

/** Fields side by side, a link below a tick, and a link next to the button. */
export const Laid: Story = {
  args: {
    fields: FIELDS.map((field) => ({
      ...field,
      ...(field.name === 'name' || field.name === 'email' ? { isHalf: true } : {}),
      ...(field.name === 'words' ? { rows: 2 } : {}),
      ...(field.name === 'agrees' ? { listedAs: '', below: <a href="/terms">What is inspected</a> } : {}),
    })),
    beside: <a href="/cars">Back</a>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(top(canvas.getByLabelText('Email'))).toBe(top(canvas.getByLabelText('Your name')));
    await expect(canvas.getByLabelText(/What happened/)).toHaveAttribute('rows', '2');
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    const list = within(await canvas.findByRole('alert'));
    await expect(list.getByRole('link', { name: 'Please tick this to go on.' })).toBeVisible();
  },
};

/** A field that a captcha fills in before it lets the form go. */
function Proof() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: input } = field;
    const hold = (event: SubmitEvent) => {
      if (!input || input.value !== '') return;
      event.preventDefault();
      setTimeout(() => {
        input.value = 'a person';
        input.form?.requestSubmit();
      }, 20);
    };
    input?.form?.addEventListener('submit', hold);
    return () => input?.form?.removeEventListener('submit', hold);
  }, []);
  return <input ref={field} type="hidden" name="proof" />;
}

/** FORM-13: a captcha in the form holds it back; its proof is sent with the fields. */
export const HeldBack: Story = {
  args: { children: <Proof /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await canvas.findByRole('status');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'Kim', proof: 'a person' }));
  },
};

/** FORM-03: of a page of several forms: what is sent names the form, and the answer to another form is not shown. */
export const OneOfSeveral: Story = {
  args: {
    step: 'claim',
    variant: 'outline',
    lead: <p>About your Kia.</p>,
    children: <input type="hidden" name="words" value="made at sending" />,
    fields: FIELDS.filter(({ name }) => name !== 'words'),
    done: ({ values }) => <p role="status">We have your claim, {values?.['name']}.</p>,
  },
  parameters: {
    page: () => ({
      address: '/warranty-claim',
      data: null,
      said: { step: 'address', message: 'Please wait.', errors: { email: 'is taken' } },
      action: async ({ request }: { request: Request }) => {
        const values = Object.fromEntries(await request.formData()) as Record<string, string>;
        sent(values);
        return data({ step: 'next', done: true, values });
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('About your Kia.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('We have your claim, Kim.');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ step: 'claim', vehicle: 'kia-1', name: 'Kim', words: 'made at sending' }),
    );
  },
};

/** FORM-03: the next step comes in the place of the first one, with its focus. */
export const NextStep: Story = {
  args: {
    done: (
      <ActionForm
        label="Your code"
        fields={[{ name: 'code', label: 'Code' }]}
        rules={() => ({})}
        hidden={{ name: 'Kim' }}
        submitLabel="Confirm"
        takesFocus
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Code/)).toHaveFocus());
  },
};

/** A row of fields and a button. */
export const InARow: Story = {
  args: {
    ...{ step: 'visit', label: 'Visit', layout: 'row', variant: 'outline', submitLabel: 'Plan it', children: null },
    fields: [{ name: 'at', label: 'When', kind: 'datetime-local', isPlain: true }],
    rules: () => ({}),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bottom = (element: HTMLElement) => Math.round(element.getBoundingClientRect().bottom);
    await expect(bottom(canvas.getByLabelText('When'))).toBe(bottom(canvas.getByRole('button', { name: 'Plan it' })));
  },
};
