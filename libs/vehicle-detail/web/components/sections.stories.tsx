import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildVehicle } from '@forecourt/testing';
import type { Vehicle } from '@forecourt/vehicle';
import { Comments } from './Comments.js';
import { Place } from './Place.js';
import { Details } from './sections.js';

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
    <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
      <h1>2021 Kia Sorento</h1>
      <Details
        vehicle={vehicle}
        names={['key-information', 'features', 'specifications']}
        keyInformationShown={4}
        featuresShown={8}
      />
      <Comments vehicle={vehicle} collapsedAt={400} />
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
    const details = within(canvas.getByRole('region', { name: 'Vehicle details' }));
    await expect(canvas.getByText('42,000 kms')).toBeVisible();
    await expect(canvas.getByText('Feature 8')).not.toBeVisible();
    await userEvent.click(details.getByRole('tab', { name: 'Features' }));
    await expect(canvas.getByText('42,000 kms')).not.toBeVisible();
    await expect(canvas.getByText('Feature 8')).toBeVisible();
    await expect(canvas.getByText('Feature 9')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show All'));
    await expect(canvas.getByText('Feature 9')).toBeVisible();
    await userEvent.click(canvas.getByText('Hide'));
    await expect(canvas.getByText('Feature 9')).not.toBeVisible();

    await expect(canvas.getByText('The last line.')).not.toBeVisible();
    const comments = within(canvas.getByRole('region', { name: 'Dealer comments' }));
    await userEvent.click(comments.getByText('Show More'));
    await expect(canvas.getByText('The last line.')).toBeVisible();

    await userEvent.click(details.getByRole('tab', { name: 'Specifications' }));
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
    await expect(canvas.queryByRole('tab', { name: 'Features' })).toBeNull();
    await expect(canvas.queryByText('Towing capacity, braked')).toBeNull();
  },
};
/** VDP-10: a link as long as feeds write them stays in its column. */
export const LongWord: Story = {
  args: { vehicle: buildVehicle({ dealercomments: `<p>https://dealer.example/${'report-'.repeat(40)}</p>` }) },
};
/** VDP-25: an address that ends with the name of a tab opens it. */
export const ByAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.location.hash = 'specifications';
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Specifications'));
    await expect(canvas.getByRole('tabpanel', { name: 'Specifications' })).toHaveAttribute('id', 'specifications');
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};
/** VDP-07 a vehicle of which one kind of fact alone is shown has a plain section. */
export const OneKind: Story = {
  render: ({ vehicle }) => (
    <>
      <h1>2021 Kia Sorento</h1>
      <Details vehicle={vehicle} names={['features']} keyInformationShown={4} featuresShown={8} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Features' })).toHaveAttribute('id', 'features');
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
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
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
