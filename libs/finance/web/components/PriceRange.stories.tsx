import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { PriceRange } from './PriceRange.js';

const meta = {
  title: 'Finance/PriceRange',
  component: PriceRange,
  args: {
    title: 'Or choose a price range',
    carType: 'Car',
    slider: { min: 5000, max: 250_000, step: 500 },
    bars: [
      [5000, 12],
      [15_000, 40],
      [30_000, 22],
      [95_000, 1],
    ],
    listing: '/search',
    onGo: fn(),
  },
} satisfies Meta<typeof PriceRange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-23: from 5,000 to 250,000 by 500; the button leads to the listing, the dearest first. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const lowest = canvas.getByRole('slider', { name: 'Price, lowest' });
    await expect(lowest).toHaveAttribute('min', '5000');
    await expect(lowest).toHaveAttribute('max', '250000');
    await expect(lowest).toHaveAttribute('step', '500');
    await userEvent.click(canvas.getByRole('button', { name: 'View Cars By Price' }));
    await expect(args.onGo).toHaveBeenLastCalledWith('/search?range[price]=5000:250000&sortBy=price-desc');
    await fireEvent.input(lowest, { target: { value: '12500' } });
    await expect(canvas.getByRole('textbox', { name: 'Price from ($)' })).toHaveValue('12500');
  },
};

/** SRCH-23: handles stop at each other, and so do exact numbers, which settle on a step. */
export const CannotCross: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const type = async (label: string, text: string) => {
      const field = canvas.getByRole('textbox', { name: label });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      return field;
    };
    await expect(await type('Price up to ($)', '20240')).toHaveValue('20000');
    await fireEvent.input(canvas.getByRole('slider', { name: 'Price, lowest' }), { target: { value: '90000' } });
    const from = canvas.getByRole('textbox', { name: 'Price from ($)' });
    await expect(from).toHaveValue('20000');
    await expect(await type('Price from ($)', '999999')).toHaveValue('20000');
    await expect(await type('Price from ($)', '12')).toHaveValue('5000');
    await userEvent.type(from, '{Enter}');
    await expect(args.onGo).toHaveBeenLastCalledWith('/search?range[price]=5000:20000&sortBy=price-desc');
  },
};

/** SRCH-23: numbers count as soon as they are typed, also where no field was left before the form is sent. */
export const SentAsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Price from ($)' });
    await fireEvent.input(from, { target: { value: '15240' } });
    await fireEvent.input(canvas.getByRole('textbox', { name: 'Price up to ($)' }), { target: { value: '40000' } });
    from.form?.requestSubmit();
    await expect(args.onGo).toHaveBeenLastCalledWith('/search?range[price]=15000:40000&sortBy=price-desc');
  },
};

/** Without counts there is no drawing. */
export const WithoutBars: Story = { args: { bars: [] }, globals: { viewport: { value: 'phone' } } };
