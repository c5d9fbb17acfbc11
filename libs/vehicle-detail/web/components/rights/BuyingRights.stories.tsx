import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { buyingRights, type RightsVehicle } from '@forecourt/vehicle-detail/domain';
import { BuyingRights } from './BuyingRights.js';

function Panel({ state, vehicle }: { state: string; vehicle: RightsVehicle }) {
  const rights = buyingRights(vehicle, 20_000, state, '2026-11-20');
  return (
    <div style={{ maxWidth: 830 }}>
      <h1>2021 Kia Sorento</h1>
      {rights && <BuyingRights title="Your rights when you buy" rights={rights} />}
    </div>
  );
}

const car: RightsVehicle = { item_type: 'car', build_date: '2019-03-01', km: 82_000 };
const meta = {
  title: 'Vehicle detail/BuyingRights',
  component: Panel,
  args: { state: 'VIC', vehicle: car },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (...texts: RegExp[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await expect(within(canvasElement).getByText(text)).toBeVisible();
  };

/** VDP-20 warranty and cooling-off by state, with the Act. */
export const Covered: Story = {
  play: says(/3 months or 5,000 km, whichever comes first/, /^3 business days:/, /Motor Car Traders Act 1986/),
};
export const OneMonth: Story = {
  args: { state: 'QLD', vehicle: { ...car, km: 170_000 } },
  play: says(/1 month or 1,000 km/, /^1 business day:/),
};
export const OutsideTheLimits: Story = {
  args: { vehicle: { ...car, km: 260_000 } },
  play: says(/lies outside the limits of VIC law/),
};
export const Caravan: Story = {
  args: { state: 'WA', vehicle: { item_type: 'caravan', year: 2020 } },
  play: says(/does not usually give one for this kind/, /gives none/),
};
export const NotKnown: Story = {
  args: { vehicle: { ...car, km: undefined } },
  play: says(/It depends on the age, kilometres or price/),
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
