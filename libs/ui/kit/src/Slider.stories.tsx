import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { TextField } from './fields.js';
import { Slider } from './Slider.js';

interface DepositProps {
  label: string;
  max: number;
  step: number;
}

function Deposit({ label, max, step }: DepositProps) {
  const [dollars, setDollars] = useState(3000);
  return (
    <div style={{ maxWidth: 320 }}>
      <TextField label={label} isPlain readOnly value={`$${dollars}`} />
      <Slider
        label={`${label}, slider`}
        min={0}
        max={max}
        step={step}
        value={dollars}
        valueText={`$${dollars}`}
        onChange={setDollars}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/Slider',
  component: Deposit,
  args: { label: 'Deposit', max: 20_000, step: 500 },
} satisfies Meta<typeof Deposit>;
export default meta;

/** A slider that goes with a field: named, read out as the field writes it, with room for a finger. */
export const WithField: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Deposit, slider' });
    await expect(slider).toHaveAttribute('aria-valuetext', '$3000');
    await expect(slider.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await fireEvent.change(slider, { target: { value: '4500' } });
    await expect(canvas.getByLabelText('Deposit')).toHaveValue('$4500');
  },
};
