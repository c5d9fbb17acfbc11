import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { data, useLoaderData } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox, TextField } from '@forecourt/ui-kit';
import { ActionForm } from './ActionForm.js';
import { FormButton } from './FormButton.js';
import { postedValues, type FieldControl, type FormAnswer, type FormField, type FormValues } from './formFields.js';
import { useFieldFault } from './useFieldFault.js';
import { useFieldText } from './useFieldText.js';

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
  title: 'Kit/ActionForm',
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

/** FORM-03: a button of its own kind sends the form as it is, and what the action found is filled in. */
export const AnotherButton: Story = {
  args: {
    fields: FIELDS.map((field) =>
      field.name === 'words'
        ? {
            ...field,
            control: ({ label, error, onChange, ...input }) => (
              <label>
                {label} <input {...input} onChange={(event) => onChange(event.currentTarget.value)} />
                {error}
              </label>
            ),
          }
        : field,
    ),
    beside: (
      <FormButton name="intent" value="find" variant="outline">
        Find me
      </FormButton>
    ),
    marks: { 'data-claim': '1' },
    onSend: () => ({ key: 'once' }),
    onAnswer: fn(),
  },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null },
      action: async ({ request }: { request: Request }) => {
        const values = Object.fromEntries(await request.formData()) as Record<string, string>;
        sent(values);
        const isKnown = values['email'] === 'kim@example.com';
        if (!isKnown) return data({ values, errors: { email: 'is not known' } } satisfies FormAnswer, { status: 422 });
        return { values: { ...values, name: 'Kim' }, notice: 'We found you.' } satisfies FormAnswer;
      },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: 'Warranty claim' })).toHaveAttribute('data-claim', '1');
    await userEvent.type(canvas.getByLabelText('Email'), 'lee@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Find me' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email is not known.');
    // what was refused is read first, then the shopper goes on
    await waitFor(() => expect(canvas.getByRole('alert').closest('[data-errors]')).toHaveFocus());
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ intent: 'find', name: '' }));
    await expect(sent).not.toHaveBeenCalledWith(expect.objectContaining({ key: 'once' }));
    await userEvent.clear(canvas.getByLabelText('Email'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.type(canvas.getByLabelText('Email'), 'kim@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Find me' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('We found you.');
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Kim');
    await userEvent.type(canvas.getByLabelText(/What happened/), 'Rust');
    await userEvent.click(canvas.getByLabelText('I agree to an inspection'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'once', words: 'Rust', agrees: 'on' })),
    );
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledTimes(3));
  },
};

/** FORM-03: Enter in a field sends what the form says, where its own button must be pressed. */
export const EnterOfItsOwn: Story = {
  args: { enter: { name: 'intent', value: 'look' } },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null },
      action: async ({ request }: { request: Request }) => {
        sent(Object.fromEntries(await request.formData()));
        return { notice: 'We looked at it.' } satisfies FormAnswer;
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'kim@example.com{Enter}');
    await expect(await canvas.findByText('We looked at it.')).toBeVisible();
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ intent: 'look', email: 'kim@example.com' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
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

/** FORM-13: a page that Back brings out of the browser's memory sends its form once more. */
export const BackFromMemory: Story = {
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null },
      // as on the way to a page of somebody else
      action: ({ request }: { request: Request }) => {
        sent(request.method);
        return new Promise(() => undefined);
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    const button = canvas.getByRole('button', { name: 'Send the claim' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Kim');
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
};

const back = (
  <FormButton variant="quiet" name="intent" value="back">
    Back
  </FormButton>
);

/** FORM-03 FORM-04: a second button sends the form as it is, without its rules, with script and without. */
export const SecondButton: Story = {
  args: { beside: back },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null },
      action: async ({ request }: { request: Request }) => {
        const values = Object.fromEntries(await request.formData());
        sent(values);
        return data({ message: 'Nothing is stored yet.' }, { status: 503 });
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: 'Back' });
    await expect(back).toHaveAttribute('formnovalidate');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Warranty claim' });
    await expect(new FormData(form, back).get('intent')).toBe('back');
    await userEvent.type(canvas.getByLabelText('Email'), 'kim@');
    await userEvent.click(back);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing is stored yet.');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ intent: 'back', vehicle: 'kia-1', name: '', email: 'kim@', agrees: '' }),
    );
    await expect(canvas.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toBeInvalid());
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

const CHOICES: readonly FormField[] = [
  {
    ...{ name: 'way', label: 'How do we get it?', listedAs: '', kind: 'choice', isRequired: true },
    options: [
      { value: 'brought', label: 'I bring it', text: 'On weekdays.', detail: <p>To our yard in Auburn.</p> },
      {
        ...{ value: 'fetched', label: 'You fetch it' },
        fields: [
          { name: 'address', label: 'Street and suburb', isPlain: true },
          { name: 'hour', label: 'Hour', kind: 'number', isPlain: true, isLabelHidden: true },
        ],
        detail: <p>It costs nothing.</p>,
      },
    ],
  },
];
const byChoice = ({ way = '', address = '' }: FormValues) => {
  if (way === '') return { way: 'Please choose one.' };
  return way === 'fetched' && address === '' ? { address: 'must not be empty' } : {};
};

/** FORM-03 FORM-04: fields of a choice are in sight while it is chosen; faults lead to them, and all of it is sent. */
export const FieldsOfAChoice: Story = {
  args: { fields: CHOICES, rules: byChoice, hidden: {} },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null },
      action: async ({ request }: { request: Request }) => {
        sent(postedValues(await request.formData(), CHOICES));
        return { done: true };
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Send the claim' });
    await expect(canvas.getByLabelText('Street and suburb')).not.toBeVisible();
    await expect(canvas.getByText('To our yard in Auburn.')).not.toBeVisible();
    await userEvent.click(send);
    const list = within(await canvas.findByRole('alert'));
    const errorsHaveFocus = () => expect(canvas.getByRole('alert').closest('[data-errors]')).toHaveFocus();
    await waitFor(errorsHaveFocus);
    await userEvent.click(list.getByRole('link', { name: 'Please choose one.' }));
    await expect(canvas.getByRole('radio', { name: /I bring it/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'You fetch it' }));
    await expect(canvas.getByLabelText('Street and suburb')).toBeVisible();
    await expect(canvas.getByText('It costs nothing.')).toBeVisible();
    await userEvent.click(send);
    await waitFor(errorsHaveFocus);
    await userEvent.click(await canvas.findByRole('link', { name: /Street and suburb/ }));
    await expect(canvas.getByLabelText('Street and suburb')).toHaveFocus();
    await userEvent.keyboard('1 Harbour Street');
    await userEvent.click(canvas.getByRole('radio', { name: /I bring it/ }));
    await userEvent.click(send);
    await canvas.findByRole('status');
    await expect(sent).toHaveBeenCalledWith({ way: 'brought', address: '1 Harbour Street', hour: '' });
  },
};

/** Goes with the field next to it. */
function Noon() {
  const [hour, set] = useFieldText('hour');
  return (
    <button type="button" onClick={() => set('12')}>
      {hour === '12' ? 'At noon' : 'Choose noon'}
    </button>
  );
}
const held = fn();

/** What goes with a field sets it, and the page hears what the form holds. */
export const SetFromBelow: Story = {
  args: {
    fields: [{ name: 'hour', label: 'Hour', kind: 'number', below: <Noon /> }],
    ...{ rules: () => ({}), initial: { hour: '9' }, onChange: held },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(held).toHaveBeenLastCalledWith({ hour: '9' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose noon' }));
    await expect(canvas.getByLabelText(/Hour/)).toHaveValue(12);
    await expect(canvas.getByRole('button', { name: 'At noon' })).toBeVisible();
    await expect(held).toHaveBeenLastCalledWith({ hour: '12' });
  },
};

/** The price that the page has read. */
const Price = () => <p>It costs {useLoaderData<string>()}.</p>;

/** FORM-04: after a refusal the page shows what is true now, and an agreement to what has changed is given anew. */
export const AgreedAnew: Story = {
  args: {
    fields: [{ name: 'agrees', label: 'I agree to the price', kind: 'tick', isRequired: true, isGivenAnew: true }],
    rules: ({ agrees }) => (agrees === 'on' ? {} : { agrees: 'Please tick this to go on.' }),
    ...{ lead: <Price />, rereadsPage: true },
  },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: '$200', next: () => '$300' },
      action: () => data({ message: 'The price has changed.' }, { status: 409 }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('It costs $200.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('I agree to the price'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await expect(await canvas.findByText('It costs $300.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('I agree to the price')).not.toBeChecked());
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price has changed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await waitFor(() => expect(canvas.getByLabelText('I agree to the price')).toBeInvalid());
  },
};

/** FORM-04: after a refusal the form can be sent at once, also while the page is read again. */
export const SentWhileRereading: Story = {
  args: { beside: back, rereadsPage: true },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null, next: () => new Promise(() => undefined) },
      action: async ({ request }: { request: Request }) => {
        sent((await request.formData()).get('intent'));
        return data({ errors: { email: 'is taken' } }, { status: 422 });
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('button', { name: 'Send the claim' })).not.toHaveAttribute('aria-busy');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith('back'));
    await expect(sent).toHaveBeenCalledTimes(2);
  },
};

const reread = fn();
/** FORM-02: a form that leads elsewhere once it is done is sent once, however often it is pressed. */
export const LeavesWhenDone: Story = {
  args: { fields: [{ name: 'name', label: 'Your name' }], rules: () => ({}), leavesWhenDone: true, onAnswer: fn() },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null },
      next: reread,
      action: async ({ request }: { request: Request }) => {
        sent(Object.fromEntries(await request.formData()));
        return { done: true };
      },
    }),
  },
  render: ({ done: _done, ...args }) => <ActionForm {...args} />,
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send the claim' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ done: true }));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(sent).toHaveBeenCalledOnce();
    // what could fail now would take away a page that is about to say thanks
    await expect(reread).not.toHaveBeenCalled();
  },
};

const VISIT: readonly FormField[] = [
  { name: 'day', label: 'Day', control: (field) => <DayAndHour day={field} />, isRequired: true },
  { name: 'at', label: 'Hour', control: () => null },
  ...['given', 'family'].map((name): FormField => ({ name, label: `Your ${name} name`, isHalf: 'short' })),
  { name: 'extras', label: 'While it is here', control: (field) => <Extras {...field} /> },
];

/** One control for two fields. */
function DayAndHour({ day: { name, label, value, error, onChange } }: { day: FieldControl }) {
  const [hour, setHour] = useFieldText('at');
  const fault = useFieldFault('at');
  return (
    <fieldset>
      <TextField {...{ label, name, value, error }} onChange={({ target }) => onChange(target.value)} />
      <TextField label="Hour" name="at" value={hour} error={fault} onChange={({ target }) => setHour(target.value)} />
    </fieldset>
  );
}

/** Several ticks of one name: a line each. */
function Extras({ name, label, value, onChange }: FieldControl) {
  const ticked = value.split('\n').filter(Boolean);
  return (
    <fieldset>
      <legend>{label}</legend>
      {['A loan car', 'A wash'].map((choice) => (
        <Checkbox
          key={choice}
          {...{ label: choice, name, value: choice }}
          checked={ticked.includes(choice)}
          onChange={({ target: { checked } }) =>
            onChange([...ticked.filter((one) => one !== choice), ...(checked ? [choice] : [])].join('\n'))
          }
        />
      ))}
    </fieldset>
  );
}

/** FORM-04 FORM-06: a control that draws two fields says what is wrong with each; all ticks of one name are sent. */
export const ControlOfTwoFields: Story = {
  args: {
    ...{ fields: VISIT, hidden: {} },
    rules: ({ at = '' }) => (at === '' ? { at: 'Please choose an hour.' } : {}),
  },
  parameters: {
    page: () => ({
      ...{ address: '/warranty-claim', data: null },
      action: async ({ request }: { request: Request }) => {
        sent(postedValues(await request.formData(), VISIT));
        return { done: true };
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Day/), 'Monday');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A loan car' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A wash' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await expect(canvas.getByLabelText(/^Hour/)).toHaveAccessibleDescription('Please choose an hour.');
    await userEvent.type(canvas.getByLabelText(/^Hour/), '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the claim' }));
    await canvas.findByRole('status');
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ day: 'Monday', at: '9', extras: 'A loan car\nA wash' }),
    );
  },
};
