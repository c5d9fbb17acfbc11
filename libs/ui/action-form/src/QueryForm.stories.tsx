import { useState } from 'react';
import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { linesOf, type FormField, type FormValues } from './formFields.js';
import { QueryForm } from './QueryForm.js';

const FIELDS: readonly FormField[] = [
  { name: 'distance', label: 'Distance', isPlain: true, inputMode: 'numeric' },
  {
    ...{ name: 'size', label: 'Vehicle', kind: 'select', isPlain: true },
    options: [
      { value: '1', label: 'Car' },
      { value: '2', label: 'Truck' },
    ],
  },
];
const rules = ({ distance = '' }: FormValues) => (/^\d+$/.test(distance) ? {} : { distance: 'must be a number' });
const grid = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 420 });

const meta = {
  title: 'Kit/QueryForm',
  component: QueryForm,
  parameters: { page: () => ({ address: '/towing?distance=12', data: null }) },
  args: {
    label: 'Towing',
    fields: FIELDS,
    rules,
    initial: { distance: '12', size: '1' },
    submitLabel: 'Calculate',
    looks: { fields: grid },
  },
} satisfies Meta<typeof QueryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A live form answers each key; its button and its address are for a browser without script. */
export const Live: Story = {
  args: {
    isLive: true,
    action: '/towing#price',
    hidden: { car_id: 'H1' },
    children: ({ values: { distance = '', size }, faults, set }) => (
      <p role="status">
        {faults['distance'] ? 'No price' : `$${Number(distance) * Number(size)}`}{' '}
        <button type="button" onClick={() => set({ distance: '100', size: '1' })}>
          A hundred
        </button>
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole('status');
    const distance = canvas.getByLabelText('Distance');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Towing' });
    await expect(price).toHaveTextContent('$12');
    await userEvent.type(distance, '0');
    await expect(price).toHaveTextContent('$120');
    await userEvent.selectOptions(canvas.getByLabelText('Vehicle'), '2');
    await expect(price).toHaveTextContent('$240');
    await userEvent.clear(distance);
    await expect(distance).toHaveAccessibleDescription(/must be a number/);
    await expect(price).toHaveTextContent('No price');
    await userEvent.click(canvas.getByRole('button', { name: 'A hundred' }));
    await expect(price).toHaveTextContent('$100');
    await expect(canvas.queryByRole('button', { name: 'Calculate' })).toBeNull();
    await userEvent.type(distance, '{Enter}');
    await expect(distance).toHaveValue('100');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '/towing#price');
    await expect(Object.fromEntries(new FormData(form))).toEqual({ car_id: 'H1', distance: '100', size: '1' });
  },
};

const SEVERAL: readonly FormField[] = [
  ...FIELDS,
  {
    ...{ name: 'day', label: 'Days', isList: true },
    control: ({ name, label, value, onChange }) => (
      <fieldset>
        <legend>{label}</legend>
        {['Monday', 'Friday'].map((day) => (
          <label key={day}>
            <input
              {...{ type: 'checkbox', name, value: day }}
              checked={linesOf(value).includes(day)}
              onChange={({ target }) =>
                onChange(
                  [...linesOf(value).filter((other) => other !== day), ...(target.checked ? [day] : [])].join('\n'),
                )
              }
            />{' '}
            {day}
          </label>
        ))}
      </fieldset>
    ),
  },
];

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p role="status">
      {pathname}
      {search}
    </p>
  );
}

/** What is sent opens the page that answers it, unless the rules refuse it; a list has an entry for each answer. */
export const AnsweredByItsPage: Story = {
  args: {
    fields: SEVERAL,
    action: '/prices',
    hidden: { car_id: 'H1' },
    variant: 'outline',
    children: () => <Address />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Calculate' });
    await userEvent.type(canvas.getByLabelText('Distance'), ' km');
    await expect(canvas.getByLabelText('Distance')).not.toBeInvalid();
    await userEvent.click(send);
    await expect(canvas.getByLabelText('Distance')).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('/towing?distance=12');
    await userEvent.type(canvas.getByLabelText('Distance'), '{Backspace}{Backspace}{Backspace}');
    await userEvent.click(canvas.getByLabelText('Friday'));
    await userEvent.click(canvas.getByLabelText('Monday'));
    await userEvent.click(send);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        '/prices?car_id=H1&distance=12&size=1&day=Friday&day=Monday',
      ),
    );
  },
};

/** A form that is answered here; what was refused stays until its field is changed. */
export const AnsweredHere: Story = {
  args: { onSend: fn() },
  render: (args) => {
    const [refused, setRefused] = useState('');
    return (
      <QueryForm
        {...args}
        errors={refused === '' ? undefined : { distance: `must not be ${refused}` }}
        onSend={(values) => {
          args.onSend?.(values);
          setRefused(values['distance'] ?? '');
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const distance = canvas.getByLabelText('Distance');
    await userEvent.click(canvas.getByRole('button', { name: 'Calculate' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ distance: '12', size: '1' });
    await expect(distance).toHaveAccessibleDescription(/must not be 12/);
    await userEvent.type(distance, '3');
    await expect(distance).not.toBeInvalid();
  },
};

/** What is known later fills in fields that are untouched. */
export const KnownLater: Story = {
  render: (args) => {
    const [initial, setInitial] = useState(args.initial);
    return (
      <>
        <QueryForm {...args} initial={initial} />
        <button type="button" onClick={() => setInitial({ distance: '50', size: '2' })}>
          Learn
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Distance'), '3');
    await userEvent.click(canvas.getByRole('button', { name: 'Learn' }));
    await expect(canvas.getByLabelText('Vehicle')).toHaveValue('2');
    await expect(canvas.getByLabelText('Distance')).toHaveValue('123');
  },
};
