import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildVehicle } from '@forecourt/testing';
import type { Vehicle } from '@forecourt/vehicle';
import { Comments } from './Comments.js';
import { Place } from './Place.js';
import { Features, KeyInformation, Specifications } from './sections.js';

const PENDING = 'Dealer comments are pending. Please check back here later.';
const full = buildVehicle({
  colour: 'Blue',
  seats: 7,
  doors: 5,
  engine_size_litres: 2.1994,
  features: Array.from({ length: 11 }, (_, index) => `Feature ${index + 1}`),
  variant: { power: 148, torque: 440, towingcapacitybraked: 2500 },
  dealercomments:
    '<p>Tidy inside and out.</p><ul><li>Tow bar</li><li>Two ' +
    `keys</li></ul><p>${'Serviced on time. '.repeat(30)}</p><p>The last line.</p>`,
  location: {
    id: '1',
    slug: 'auburn',
    name: 'Harbour Auburn',
    address: { street: '1 Parramatta Rd', city: 'Auburn', state: 'NSW', postcode: '2144' },
  },
});

function Sections({ vehicle }: { vehicle: Vehicle }) {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <h1>Vehicle</h1>
      <KeyInformation vehicle={vehicle} shown={4} />
      <Comments vehicle={vehicle} collapsedAt={400} />
      <Features vehicle={vehicle} shown={8} />
      <Specifications vehicle={vehicle} />
      {vehicle.location && (
        <Place
          location={vehicle.location}
          licences={['Lic. No. MD 71425 (NSW)', 'Motor vehicle repairer: MVRL 5512']}
          hours={['Mon–Fri 8:30 am – 5:30 pm', 'Sat 8:30 am – 4 pm', 'Sun by appointment only']}
          phone={{ text: '02 5550 1200', href: 'tel:0255501200', isMasked: false }}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Vehicle detail/Sections',
  component: Sections,
  args: { vehicle: full },
} satisfies Meta<typeof Sections>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-07, VDP-10: four key facts, eight features, comments cut at 400 characters, each with its toggle. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('42,000 kms')).toBeVisible();
    await expect(canvas.getByText('Feature 8')).toBeVisible();
    await expect(canvas.getByText('Feature 9')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show All'));
    await expect(canvas.getByText('Feature 9')).toBeVisible();
    await userEvent.click(canvas.getByText('Hide'));
    await expect(canvas.getByText('Feature 9')).not.toBeVisible();

    await expect(canvas.getByText('The last line.')).not.toBeVisible();
    const [, ofComments] = canvas.getAllByText('Show More');
    if (!ofComments) throw new Error('The comments have no toggle.');
    await userEvent.click(ofComments);
    await expect(canvas.getByText('The last line.')).toBeVisible();

    await userEvent.click(canvas.getByText('Show all specifications'));
    await expect(canvas.getByText('440 Nm')).toBeVisible();
  },
};
/** VDP-07, VDP-10: what is not known is not there. */
export const Sparse: Story = {
  args: { vehicle: buildVehicle({ images: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(PENDING)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Features' })).toBeNull();
    await expect(canvas.queryByText('Towing capacity, braked')).toBeNull();
  },
};
/** VDP-10: a link as long as feeds write them stays in its column. */
export const LongWord: Story = {
  args: { vehicle: buildVehicle({ dealercomments: `<p>https://dealer.example/${'report-'.repeat(40)}</p>` }) },
};
/** VDP-07 caravans. */
export const Caravan: Story = {
  args: {
    vehicle: buildVehicle({
      item_type: 'caravan',
      make: 'Jayco',
      model: 'Journey',
      caravan: { sleeps: 4, tare_weight: 2210, body_length: 6400, aggregate_trailer_mass: 2700 },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('2,210 kg')[0]).toBeInTheDocument();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
