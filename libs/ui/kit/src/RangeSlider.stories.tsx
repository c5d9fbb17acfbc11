import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.js';

const dollars = (value: number) => `$${value.toLocaleString('en-AU')}`;

function Controlled(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 320 }}>
      <RangeSlider
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/RangeSlider',
  component: Controlled,
  args: { label: 'Price', min: 0, max: 100_000, value: {}, format: dollars, onChange: fn(), onCommit: fn() },
} satisfies Meta<typeof Controlled>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-21 reports values live, and once more when the handle is let go; a step is 1/100 of the range. */
export const Moves: Story = {
  play: async ({ canvasElement, args }) => {
    const lowest = within(canvasElement).getByRole('slider', { name: 'Price, lowest' });
    await userEvent.tab();
    await expect(lowest).toHaveFocus();
    // synthetic keys do not move native sliders: the event that the browser sends is sent here
    await fireEvent.input(lowest, { target: { value: '21000' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 21_000 });
    await fireEvent.change(lowest);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ from: 21_000 });
    await expect(lowest).toHaveAttribute('aria-valuetext', '$21,000');
    await expect(lowest).toHaveAttribute('step', '1000');
  },
};
/** SRCH-21 the lower handle stops at the upper one. */
export const CannotCross: Story = {
  args: { value: { from: 20_000, to: 40_000 } },
  play: async ({ canvasElement, args }) => {
    const lowest = within(canvasElement).getByRole('slider', { name: 'Price, lowest' });
    await fireEvent.input(lowest, { target: { value: '90000' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 40_000, to: 40_000 });
    await expect(lowest).toHaveValue('40000');
  },
};
/** A8 a value outside of the range is only logged to the console: the handle is at its end. */
export const OutOfRange: Story = {
  args: { value: { from: -5000, to: 400_000 } },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  play: async ({ canvasElement }) => {
    const highest = within(canvasElement).getByRole('slider', { name: 'Price, highest' });
    await expect(highest).toHaveValue('100000');
    await expect(console.warn).toHaveBeenCalledWith('Price: -5000 and 400000 outside of 0 to 100000.');
    await expect(within(canvasElement).queryByRole('alert')).toBeNull();
  },
};
/** SRCH-21 ends that are not round can be reached. */
export const OddEnds: Story = {
  args: { min: 1990, max: 154_990 },
  play: async ({ canvasElement, args }) => {
    const highest = within(canvasElement).getByRole('slider', { name: 'Price, highest' });
    await expect(highest).toHaveAttribute('aria-valuetext', '$154,990');
    await fireEvent.input(highest, { target: { value: '98000' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ to: 98_000 });
    await fireEvent.input(highest, { target: { value: highest.getAttribute('max') } });
    await expect(args.onChange).toHaveBeenLastCalledWith({});
  },
};
export const Years: Story = { args: { label: 'Year', min: 2005, max: 2026, value: { from: 2018 }, format: String } };
/** The dearest there can be: both figures fit below the track, side by side. */
export const Dearest: Story = {
  args: { min: 0, max: 99_999_999, value: { from: 99_999_000 } },
  play: async ({ canvasElement }) => {
    const [from, to] = within(canvasElement).getAllByText(/^\$99,999,/);
    await expect(from?.getBoundingClientRect().right).toBeLessThan(to?.getBoundingClientRect().left ?? 0);
  },
};
/** SRCH-21 two handles at one value are next to each other: each can be seen and taken, wherever it is. */
export const SameValue: Story = {
  args: { value: { from: 60_000, to: 60_000 } },
  play: async ({ canvasElement }) => {
    const middle = (name: string) => {
      const handle = within(canvasElement).getByRole<HTMLInputElement>('slider', { name });
      const { left, width } = handle.getBoundingClientRect();
      return left + 12 + ((width - 24) * handle.valueAsNumber) / 100_000;
    };
    await expect(middle('Price, highest') - middle('Price, lowest')).toBeGreaterThanOrEqual(24);
  },
};
/** One vehicle: both ends are one, and nothing can be divided by nothing. */
export const OneValue: Story = {
  args: { min: 18_990, max: 18_990 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const handle of canvas.getAllByRole('slider')) {
      await expect(handle).toHaveAttribute('aria-valuetext', '$18,990');
      await expect(handle.getBoundingClientRect().width).toBeGreaterThan(0);
    }
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};
