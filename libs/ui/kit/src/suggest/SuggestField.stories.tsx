import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SuggestField, type SuggestFieldProps, type SuggestionGroup } from './SuggestField.js';

const item = (text: string) => ({ id: text, href: `#${text}`, text, content: <span>{text}</span> });
const GROUPS: SuggestionGroup[] = [
  { label: 'Makes', items: [item('Toyota'), item('Toyota Corolla')] },
  {
    label: 'Vehicles',
    items: [item('2019 Toyota Corolla Ascent Sport Hybrid with a very long name that has to wrap')],
  },
];

/** Offers the groups whose words begin with what is typed. */
function Field({ onSubmit, ...props }: SuggestFieldProps & { onSubmit: () => void }) {
  const [words, setWords] = useState('');
  const groups = props.groups
    .map(({ label, items }) => ({ label, items: items.filter(({ text }) => text.toLowerCase().includes(words)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <form
      style={{ maxWidth: 340, minHeight: 420 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SuggestField
        {...props}
        groups={words === '' ? [] : groups}
        status={props.status ?? (words !== '' && groups.length === 0 ? 'Nothing matches.' : undefined)}
        onType={(value) => {
          setWords(value.toLowerCase());
          props.onType(value);
        }}
      />
    </form>
  );
}

const meta = {
  title: 'Kit/Suggest Field',
  component: Field,
  args: {
    id: 'field',
    label: 'Search vehicles',
    name: 'query',
    placeholder: 'Make, model …',
    groups: GROUPS,
    onType: fn(),
    onChoose: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to offer yet: no list opens. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Search vehicles' });
    await userEvent.click(field);
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('option')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Search vehicles' });
    await userEvent.type(field, 'toy');
    await screen.findByRole('option', { name: 'Toyota' });
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Toyota Corolla' });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ text: 'Toyota Corolla' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveValue('toy');
  },
};

export const EscapeAndEnter: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'toy');
    await screen.findByRole('option', { name: 'Toyota' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(field).toHaveValue('toy');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NothingMatches: Story = {
  // while it is open, Base UI hides the rest from screen readers; Tab closes it before the focus gets there
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await screen.findByText('Nothing matches.');
  },
};

/** Many and long, on a phone: the list scrolls inside, and nothing reaches beyond the page. */
export const ManyOnAPhone: Story = {
  args: {
    groups: [
      {
        label: 'Vehicles',
        items: Array.from({ length: 40 }, (_, index) =>
          item(`2014 Mercedes-Benz Sprinter 516 CDI Long Wheel Base High Roof W204 BlueEFFICIENCY ${index + 1}`),
        ),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'benz');
    const last = await screen.findByRole('option', { name: /BlueEFFICIENCY 40$/ });
    const list = screen.getByRole('listbox');
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
