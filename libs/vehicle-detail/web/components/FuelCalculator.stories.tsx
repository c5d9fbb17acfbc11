import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FuelCalculator } from './FuelCalculator.js';

const meta = {
  title: 'Vehicle detail/FuelCalculator',
  component: FuelCalculator,
  args: { start: { price: 1.7, distance: 250, consumption: 10 }, action: '/cars/a' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 830 }}>
        <h1>2021 Kia Sorento</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FuelCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-11 the specification's figures; units, $ and commas may be typed or left out. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cost = canvas.getByRole('status');
    await expect(cost).toHaveTextContent('$42.50 a week');
    const type = async (label: string, text: string) => {
      const field = canvas.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      return field;
    };
    await type('Distance per week', '1,000 kms');
    await expect(cost).toHaveTextContent('$170.00 a week');
    await type('Fuel price per litre', '$2');
    await type('Fuel consumption', '7.3 L/100km');
    await expect(cost).toHaveTextContent('$146.00 a week');
    await expect(await type('Distance per week', '')).toHaveValue('');
    await expect(cost).toHaveTextContent('$0.00 a week');
  },
};
/** VDP-11 the variant's own consumption. */
export const VariantFigure: Story = {
  args: { start: { price: 1.7, distance: 250, consumption: 6.1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('$25.93 a week');
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
