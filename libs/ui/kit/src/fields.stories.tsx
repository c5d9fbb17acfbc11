import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox, SelectField, TextArea, TextField } from './fields.js';

const LONG = 'Gold Coast Volkswagen Commercial Centre Sunshine Automotive and all its sister dealerships';

interface Args {
  label: string;
  hint?: string;
  error?: string;
  isRequired: boolean;
  value: string;
}

/** One of each field. */
function Fields({ label, hint, error, isRequired, value }: Args) {
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: 300 }}>
      <TextField label={label} hint={hint} error={error} required={isRequired} defaultValue={value} />
      <TextArea label={`${label}, in words`} hint={hint} error={error} required={isRequired} defaultValue={value} />
      <SelectField
        label={`${label}, chosen`}
        hint={hint}
        error={error}
        required={isRequired}
        options={[
          { value: '', label: 'Any' },
          { value: 'long', label: LONG },
        ]}
      />
      <Checkbox label={`${label}, ticked`} error={error} />
    </div>
  );
}

const meta = {
  title: 'Kit/Fields',
  component: Fields,
  args: { label: 'Location', isRequired: false, value: '' },
} satisfies Meta<typeof Fields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet; optional fields are marked. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: /^Location ?\(optional\)/ })).toHaveValue('');
  },
};
/** Tab goes from field to field in their order; keys type, choose and tick. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('Auburn');
    await expect(canvas.getByRole('textbox', { name: /^Location ?\(optional\)/ })).toHaveValue('Auburn');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
/** The hint comes before the error in what a screen reader says; both belong to the field. */
export const Errors: Story = {
  args: { isRequired: true, hint: 'Where you want to see it.', error: 'Please choose a location.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Location' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Where you want to see it. Please choose a location.');
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription('Please choose a location.');
  },
};
export const LongText: Story = {
  args: { label: LONG, hint: LONG, error: LONG, value: LONG.replaceAll(' ', '') },
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('div')?.getBoundingClientRect().right ?? 0;
    for (const part of canvasElement.querySelectorAll('label, p, input, textarea, select'))
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(column + 1);
  },
};
