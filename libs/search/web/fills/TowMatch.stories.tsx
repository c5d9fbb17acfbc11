import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { buildVehicle } from '@forecourt/testing';
import { Component as TowMatch } from './TowMatch.js';

const ute = buildVehicle({
  variant: { towingcapacitybraked: 3500, towball_mass: 350, grossvehiclemass: 3120, grosscombinationmass: 6060 },
});
const caravan = buildVehicle({
  item_type: 'caravan',
  caravan: { aggregate_trailer_mass: 2600, ball_weight: 210, tare_weight: 2100 },
});

const meta = {
  title: 'Search/TowMatch',
  component: TowMatch,
  args: { vehicle: ute },
  // the dealer that sells caravans offers it
  globals: { dealer: 'wattle' },
  decorators: [
    (Story) => (
      <main>
        <h1>2021 Kia Sorento</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TowMatch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatItTows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/3,500 kg, with up to 350 kg on the towball/)).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'See caravans that it can tow' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', expect.stringMatching(/range\[atm\]=:3500/));
    await expect(canvas.getByText(/\(GVM\) it may tow 2,940 kg, by its GCM/)).toBeVisible();
    const strict = canvas.getByRole('link', { name: 'Only caravans that it can tow with a full load' });
    await expect(strict).toHaveAttribute('href', expect.stringMatching(/range\[atm\]=:2940&range\[ball\]=:350/));
  },
};
export const WhatTowsIt: Story = {
  args: { vehicle: caravan },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/2,600 kg \(ATM\), with 210 kg on the towball/)).toBeVisible();
    await expect(canvas.getByText(/\(tare\), which leaves 500 kg for a load/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See vehicles that can tow it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/range\[towing\]=2600:/),
    );
    await expect(canvas.getByRole('link', { name: /with a full load, by towball too/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/range\[towing-loaded\]=2600:&range\[towball\]=210:/),
    );
  },
};
/** A figure that the maker does not state is not spoken of. */
export const WithoutBallMass: Story = {
  args: { vehicle: buildVehicle({ variant: { towingcapacitybraked: 750 } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Braked towing capacity is 750 kg.')).toBeVisible();
  },
};
/** Nothing is known, or it tows nothing: no section. */
export const NothingKnown: Story = {
  args: { vehicle: buildVehicle({ variant: { towingcapacitybraked: 0 } }) },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('region')).toBeNull(),
};
export const NotOffered: Story = {
  globals: { dealer: 'harbour' },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByRole('region')).toBeNull(),
};
