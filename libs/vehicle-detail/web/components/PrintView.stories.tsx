import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buildVehicle } from '@forecourt/testing';
import { furtherSpecifications, keyInformation, vehicleWords } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { PrintView } from './PrintView.js';

const sayVehicle = wordsOf({ config: {} }, vehicleWords);
const vehicle = buildVehicle({
  vin: '6AB12345678901234',
  regplate: 'ABC12D',
  variant: { power: 148, torque: 440, towingcapacitybraked: 2500 },
});
const meta = {
  title: 'Vehicle detail/PrintView',
  component: PrintView,
  args: {
    title: '2021 Kia Sorento Sport',
    price: { kind: 'price', amount: 41_990, text: '$41,990', typeLabel: 'Drive away' },
    images: [1, 2, 3, 4, 5, 6].map((n) => `stock/spin/mazda-cx-5/white/${n}.webp`),
    facts: keyInformation(vehicle, sayVehicle),
    comments: '<p>One owner, two keys.</p><ul><li>Tow bar</li><li>Roof rails</li></ul>',
    groups: furtherSpecifications(vehicle, sayVehicle),
    features: ['Adaptive cruise control', 'Heated front seats', 'Tow bar'],
    notes: ['The drive away price is for a private buyer.', 'Details were right when this page was printed.'],
    printed: '20 Nov 2026',
    call: '02 5550 1210',
    dealer: {
      name: 'Harbour Motor Group',
      place: 'Harbour Auburn',
      address: '210 Parramatta Road, Auburn NSW 2144',
      phone: '02 5550 1200',
      email: 'hello@harbour.example',
      hours: ['Mon–Fri 8:30 am – 5:30 pm', 'Sun by appointment only'],
      licences: ['Lic. No. MD 71425 (NSW)'],
    },
    url: 'https://harbour.example/cars/kia',
  },
} satisfies Meta<typeof PrintView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-15 pictures, price with what it contains, key facts, small print, dealer with licence. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByText('Drive away')).toBeVisible();
    for (const text of [
      '42,000 kms',
      'ABC12D',
      '2,500 kg',
      'One owner, two keys.',
      'Heated front seats',
      'Sun by appointment only',
      'Lic. No. MD 71425 (NSW)',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};
/** VDP-15 VDP-06 a vehicle that is gone has no price. */
export const Gone: Story = {
  args: { price: undefined, images: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('SOLD')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$');
    await expect(within(canvasElement).queryByRole('list', { name: 'Pictures' })).toBeNull();
  },
};
