import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceButtons, type ChoiceButtonsProps } from './ChoiceButtons.js';

const DAYS = Array.from({ length: 14 }, (_, index) => ({
  value: `day-${index}`,
  kicker: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][index % 7] ?? '',
  label: `${index + 9} Nov`,
  ...(index === 2 ? { unavailable: 'Full' } : {}),
}));

function Group(props: Partial<ChoiceButtonsProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div style={{ maxWidth: 340 }}>
      <ChoiceButtons legend="Day" name="day" choices={DAYS} layout="row" {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = { title: 'Kit/ChoiceButtons', component: Group } satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One row that scrolls by itself; what cannot be chosen says why; arrow keys go on to the next that can. */
export const Row: Story = {
  args: { isOptional: true, hint: 'Times are Brisbane time.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: /^Day/ });
    await expect(group).toHaveAccessibleDescription('Times are Brisbane time.');
    await expect(canvas.getByRole('radio', { name: 'Wed 11 Nov , Full' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tue 10 Nov' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Thu 12 Nov' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Thu 12 Nov' })).toHaveFocus();
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
/** As many rows as they need, with what is wrong in a whole sentence. */
export const Grid: Story = {
  args: {
    legend: 'Time',
    layout: 'grid',
    choices: ['9 am', '9:30 am', '10 am', '12:30 pm'].map((label) => ({ value: label, label })),
    error: 'This time is not offered on that day. Please choose another.',
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Time' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(/^This time is not offered/);
  },
};
/** The choices are still on their way. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: 'Day' })).toHaveAttribute('aria-busy', 'true');
  },
};
