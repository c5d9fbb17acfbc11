import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '@forecourt/runtime';
import { buildVehicle } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { Component as DeliveryPart } from './DeliveryPart.js';

const request = fn();
const found = () => Promise.resolve({ price: 390, region: 'New South Wales' });

const meta = {
  title: 'Vehicle detail/DeliveryCalculator',
  component: DeliveryPart,
  args: { vehicle: buildVehicle(), asked: undefined },
  parameters: { api: { request } },
  beforeEach: () => void request.mockReset().mockImplementation(found),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 830 }}>
        <h1>2021 Kia Sorento</h1>
        <Story />
        <StoreState slice="shopper" />
      </div>
    ),
  ],
} satisfies Meta<typeof DeliveryPart>;
export default meta;
type Story = StoryObj<typeof meta>;

function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const field = canvas.getByRole('textbox', { name: 'Your postcode' });
  const ask = async (postcode: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, `${postcode}{Enter}`);
  };
  return { canvas, field, ask, answer: canvas.getByRole('status'), state: canvas.getByLabelText('State of shopper') };
}

/** VDP-12 idle, then price and region; the postcode is known from now on. */
export const Result: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, ask, answer, state } = open(canvasElement);
    await expect(answer).toHaveTextContent('See what it costs');
    await ask(' 2250 ');
    await expect(await canvas.findByText('$390')).toBeVisible();
    await expect(answer).toHaveTextContent('$390 delivery to New South Wales');
    await expect(request.mock.calls[0]?.[0]).toBe('/api/delivery?postcode=2250');
    await expect(state).toHaveTextContent('"postcode": "2250"');
  },
};
/** VDP-12 the field starts with a postcode that the shopper gave elsewhere on the site. */
export const KnownPostcode: Story = {
  parameters: { state: () => ({ shopper: { postcode: '3550' } }) },
  play: async ({ canvasElement }) => {
    const { canvas, field } = open(canvasElement);
    await expect(field).toHaveValue('3550');
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await expect(await canvas.findByText('$390')).toBeVisible();
  },
};
/** VDP-12 nothing typed: the message appears at the field, and no request is sent. */
export const EmptyPostcode: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field } = open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await expect(field).toHaveAccessibleDescription('Please enter a postcode.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(request).not.toHaveBeenCalled();
  },
};
/** VDP-12 a place that no zone covers; a later request may have an answer. */
export const NoCoverage: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, field, ask, answer, state } = open(canvasElement);
    request.mockRejectedValueOnce(new ApiError(404, undefined));
    await ask('0870');
    await canvas.findByText(/^Sorry/, { selector: '[role="status"] *' });
    await expect(field).toHaveAccessibleDescription(/^Sorry, we can't provide an estimate for that location/);
    await expect(state).toHaveTextContent('{}');
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await expect(await canvas.findByText('$390')).toBeVisible();
    await expect(answer).toHaveTextContent('$390 delivery');
  },
};
/** VDP-12 while it looks the button keeps its place, and a late answer to an earlier question counts no more. */
export const Loading: Story = {
  beforeEach: () => {
    request.mockImplementation(
      (path: string) =>
        new Promise((resolve) => {
          if (path.endsWith('2000')) setTimeout(() => resolve({ price: 1, region: 'Late' }), 300);
        }),
    );
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
/** What the server answered to a form that was sent without script. */
export const Free: Story = {
  args: { asked: { state: { kind: 'result', price: 0, region: 'Greater Sydney' }, postcode: '2000' } },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
