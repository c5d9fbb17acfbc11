import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceList, type ChoiceListProps } from './ChoiceList.js';
import { TextField } from '../fields.js';

const CHOICES = [
  { value: 'pick-up', label: 'I pick it up', text: 'Mondays to Saturdays.' },
  { value: 'delivery', label: 'Bring it to me', detail: <TextField label="Postcode" name="postcode" /> },
];

function List(props: Partial<ChoiceListProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <ChoiceList
      {...{ legend: 'How do you get it?', name: 'handover', choices: CHOICES, ...props }}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'Kit/ChoiceList', component: List } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What belongs to a choice is in sight while it is chosen. */
export const WithDetail: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Mondays to Saturdays.')).toBeVisible();
    await expect(canvas.getByLabelText(/Postcode/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Bring it to me' }));
    await expect(canvas.getByLabelText(/Postcode/)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /I pick it up/ })).toBeChecked();
    await expect(canvas.getByLabelText(/Postcode/)).not.toBeVisible();
  },
};
/** Nothing is chosen, and one has to be. */
export const Refused: Story = {
  args: { error: 'Please choose one.', isRequired: true, isLegendHidden: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'How do you get it?' });
    await expect(group).toHaveAccessibleDescription('Please choose one.');
    for (const radio of within(group).getAllByRole('radio')) await expect(radio).toBeRequired();
  },
};
