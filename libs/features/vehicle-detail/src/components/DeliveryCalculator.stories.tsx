import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '@forecourt/runtime';
import type { LookUp } from '../domain/delivery.js';
import { DeliveryCalculator } from './DeliveryCalculator.js';

const found: LookUp = fn(() => Promise.resolve({ price: 390, region: 'New South Wales' }));

const meta = {
  title: 'Vehicle detail/DeliveryCalculator',
  component: DeliveryCalculator,
  args: {
    start: { kind: 'idle' },
    postcode: '',
    lookUp: found,
    action: '/cars/a',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 830 }}>
        <h1>Vehicle</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const field = canvas.getByRole('textbox', { name: 'Your postcode' });
  const ask = async (postcode: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${postcode}{Enter}`);
  };
  return { canvas, field, ask, answer: canvas.getByRole('status') };
}

/** VDP-12 idle, then price and region. */
export const Result: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, ask, answer } = open(canvasElement);
    await expect(answer).toHaveTextContent('See what it costs');
    await ask('2250');
    await expect(await canvas.findByText('$390')).toBeVisible();
    await expect(answer).toHaveTextContent('$390 delivery to New South Wales');
    await expect(args.lookUp).toHaveBeenCalledWith('2250');
  },
};
/** VDP-12 nothing typed: the message stands at the field and asks nobody. */
export const EmptyPostcode: Story = {
  args: { lookUp: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, field } = open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await expect(field).toHaveAccessibleDescription('Please enter a postcode.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(args.lookUp).not.toHaveBeenCalled();
  },
};
/** VDP-12 a place that no zone covers. */
export const NoCoverage: Story = {
  args: { lookUp: () => Promise.reject(new ApiError(404, undefined)) },
  play: async ({ canvasElement }) => {
    const { field, ask } = open(canvasElement);
    await ask('0870');
    await expect(field).toHaveAccessibleDescription(/^Sorry, we can't provide an estimate for that location/);
  },
};
/** VDP-12 while it looks the button keeps its place, and a late answer to an earlier question counts no more. */
export const Loading: Story = {
  args: {
    lookUp: (postcode) =>
      new Promise((resolve) => {
        if (postcode === '2000') setTimeout(() => resolve({ price: 1, region: 'Late' }), 300);
      }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, ask, answer } = open(canvasElement);
    await ask('2000');
    await ask('2001');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(answer).toHaveTextContent('Looking up your postcode');
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Free: Story = {
  args: { start: { kind: 'result', price: 0, region: 'Greater Sydney' }, postcode: '2000' },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
