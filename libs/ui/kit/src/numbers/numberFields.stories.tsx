import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { KilometreField, MoneyField, NumberField } from './numberFields.js';

const PICKS = Array.from({ length: 14 }, (_, index) => (index + 1) * 5000);

function Numbers({ error }: { error?: string }) {
  const [kms, setKms] = useState('');
  const [owed, setOwed] = useState('');
  const [year, setYear] = useState('2020');
  return (
    <div style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: 420 }}>
      <KilometreField label="Kilometres" required value={kms} onChange={setKms} error={error} />
      <MoneyField label="Still owed" value={owed} onChange={setOwed} picks={PICKS} error={error} />
      <NumberField label="Year" required value={year} onChange={setYear} min={1990} max={2021} error={error} />
    </div>
  );
}

const meta = { title: 'Kit/Number fields', component: Numbers } satisfies Meta<typeof Numbers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** FORM-10: a number is formatted once its field is left. */
export const Kilometres: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Kilometres');
    await userEvent.type(field, '85000');
    await expect(field).toHaveValue('85000');
    await userEvent.tab();
    await expect(field).toHaveValue('85,000 kms');
  },
};
/** FORM-10: what is no number stays to be mended. */
export const NoNumber: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Kilometres');
    await userEvent.type(field, 'about 80k');
    await userEvent.tab();
    await expect(field).toHaveValue('about 80k');
  },
};
/** FORM-10: an amount can be picked, and says that it is. */
export const QuickPicks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pick = canvas.getByRole('button', { name: '$15,000' });
    await userEvent.click(pick);
    await expect(canvas.getByLabelText(/^Still owed ?\(optional\)/)).toHaveValue('$15,000');
    await expect(pick).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByRole('button')).toHaveLength(14);
  },
};
/** FORM-10: bounds and step are the browser's own, for arrow keys and screen readers. */
export const Steps: Story = {
  play: async ({ canvasElement }) => {
    const year = within(canvasElement).getByRole('spinbutton', { name: 'Year' });
    await expect(year).toHaveAttribute('min', '1990');
    await expect(year).toHaveAttribute('max', '2021');
    await expect(year).toHaveAttribute('step', '1');
  },
};
export const Refused: Story = { args: { error: 'Please enter a whole number.' } };
