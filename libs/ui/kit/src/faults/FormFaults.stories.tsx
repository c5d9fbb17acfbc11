import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceButtons } from '../choices/ChoiceButtons.js';
import { Checkbox, TextArea, TextField } from '../fields.js';
import { FaultSummary, faultsOf, FormFields } from './FormFaults.js';

const LABELS = new Map([
  ['email', 'Email'],
  ['day', 'Day'],
  ['message', 'Comments'],
]);
const ERRORS = {
  email: 'Please enter your email address.',
  day: 'This day is full. Please choose another.',
  message: 'must not be empty',
  agreed: 'Please tick this to go on.',
};

const DAYS = [
  { value: '1', label: '24 Nov', unavailable: 'Full' },
  { value: '2', label: '25 Nov' },
];

interface Props {
  message?: string;
  errors: Readonly<Record<string, string>>;
  name?: string;
}

function Form({ message, errors, name = 'Sample' }: Props) {
  return (
    <FormFields>
      <form aria-label={name} style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: 420 }}>
        <FaultSummary message={message} faults={faultsOf(errors, (field) => LABELS.get(field))} />
        <TextField label="Email" name="email" required error={errors['email']} />
        <ChoiceButtons
          legend="Day"
          name="day"
          choices={DAYS}
          value="1"
          onChange={() => undefined}
          error={errors['day']}
        />
        <TextArea label="Comments" name="message" required error={errors['message']} />
        <Checkbox label="I agree" name="agreed" error={errors['agreed']} />
      </form>
    </FormFields>
  );
}

const meta = { title: 'Kit/FormFaults', component: Form, args: { errors: ERRORS } } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FORM-04: whole sentences at the fields and in a list, each entry of which leads to its field. */
export const Listed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(canvas.getByRole('alert'));
    const links = list.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Please enter your email address.',
      'This day is full. Please choose another.',
      'Comments must not be empty.',
      'Please tick this to go on.',
    ]);
    const before = location.href;
    const fields = [
      canvas.getByLabelText('Email'),
      canvas.getByRole('radio', { name: '25 Nov' }),
      canvas.getByLabelText('Comments'),
      canvas.getByRole('checkbox'),
    ];
    for (const [index, link] of links.entries()) {
      // without script the link itself leads there
      const target = canvasElement.querySelector(link.getAttribute('href') ?? '');
      await expect(target === fields[index] || target?.contains(fields[index] ?? null)).toBe(true);
      await userEvent.click(link);
      await expect(fields[index]).toHaveFocus();
    }
    await expect(location.href).toBe(before);
  },
};
/** Two of one page: each list leads to its own fields. */
export const Twice: Story = {
  render: (args) => (
    <>
      <Form {...args} />
      <Form {...args} name="Another" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
    const [, second] = within(canvasElement).getAllByRole('alert');
    await userEvent.click(within(second!).getAllByRole('link')[0]!);
    await expect(within(canvasElement).getAllByLabelText('Email')[1]).toHaveFocus();
  },
};
/** A reason that is none of a field's. */
export const MessageAlone: Story = {
  args: { errors: {}, message: 'This could not be sent just now. Nothing you typed is lost.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/could not be sent/);
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
/** All is well: nothing is there. */
export const Nothing: Story = {
  args: { errors: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
