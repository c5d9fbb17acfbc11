import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { GarageList } from '../rules/garage.js';
import { ToggleButtons, type ToggleButtonsProps } from './ToggleButtons.js';

interface Args extends Pick<ToggleButtonsProps, 'name' | 'look'> {
  lists: readonly GarageList[];
  on: readonly GarageList[];
  background: string;
}

function Stage({ lists, on: first, background, ...props }: Args) {
  const [on, setOn] = useState(first);
  const press = (list: GarageList) => setOn(on.includes(list) ? on.filter((item) => item !== list) : [...on, list]);
  return (
    <div style={{ display: 'inline-block', minWidth: 180, padding: 'var(--space-5)', background }}>
      <ToggleButtons
        {...props}
        toggles={lists.map((list) => ({ list, isOn: on.includes(list), press: () => press(list) }))}
      />
    </div>
  );
}

const meta = {
  title: 'Garage/ToggleButtons',
  component: Stage,
  args: {
    name: '2021 Kia Rio',
    look: 'picture',
    lists: ['favourites', 'compare'],
    on: [],
    background: 'var(--color-surface-sunken)',
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CARD-06 SAVE-01: round buttons that name their vehicle, large enough for a finger; the state is no word. */
export const OnAPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = canvas.getByRole('button', { name: 'Save 2021 Kia Rio', pressed: false });
    const { width, height } = save.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(width).toBe(height);
    await userEvent.click(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Compare 2021 Kia Rio', pressed: true })).toHaveFocus();
  },
};
/** SAVE-01: who clicks twice out of habit has saved the vehicle, too. */
export const ClickedTwice: Story = {
  play: async ({ canvasElement }) => {
    const save = within(canvasElement).getByRole('button', { name: 'Save 2021 Kia Rio' });
    await userEvent.dblClick(save);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  },
};
export const Pressed: Story = { args: { on: ['favourites', 'compare'] } };
export const OnADarkPicture: Story = { args: { background: '#101418', on: ['compare'] } };
export const BesideATitle: Story = { args: { look: 'title', on: ['favourites'] } };
export const FavouritesAlone: Story = { args: { lists: ['favourites'] } };
/** CARD-06: a vehicle without controls leaves nothing behind. */
export const None: Story = {
  args: { lists: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
/** The buttons are drawn before hydration, and hydration moves nothing. */
export const BeforeThePageAnswers: Story = {
  args: { look: 'title' },
  play: async ({ canvasElement }) => {
    const { dataset } = document.documentElement;
    delete dataset['hydrated'];
    const button = within(canvasElement).getByText('Save');
    await expect(button).toBeVisible();
    const before = button.getBoundingClientRect();
    await expect(before.height).toBeGreaterThanOrEqual(44);
    dataset['hydrated'] = 'true';
    await expect(button.getBoundingClientRect()).toEqual(before);
  },
};
