import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Place } from '@forecourt/site-config/places';
import { readNear, type Near } from '../rules/near.js';
import { NearGroup } from './NearGroup.js';

const TOOWOOMBA: Place = {
  postcode: '4350',
  state: 'QLD',
  name: 'Toowoomba',
  lat: -27.56,
  long: 151.95,
  isApproximate: false,
};

interface Args {
  postcode: string;
  distance: string;
  place: Place | undefined;
  refused: Near | undefined;
  isMenu: boolean;
  known?: string;
  onNear: (near: Near | undefined) => void;
}

function Group({ postcode, distance, place, refused, isMenu, known, onNear }: Args) {
  const [near, setNear] = useState(readNear(postcode, distance));
  return (
    <div style={isMenu ? {} : { maxWidth: 300 }}>
      <h1>Vehicles</h1>
      <NearGroup
        near={near}
        place={near && place}
        refused={refused}
        distances={[25, 50, 100, 250, 500]}
        isMenu={isMenu}
        known={known}
        onNear={(next) => {
          onNear(next);
          setNear(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Search/NearGroup',
  component: Group,
  args: { postcode: '', distance: 'any', place: undefined, refused: undefined, isMenu: false, onNear: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Group>;
export default meta;
type Story = StoryObj<typeof meta>;

/** LOC-09: nothing is chosen yet; a whole postcode is looked at as it is typed, a part of one is not. */
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Near me'));
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.type(field, '435');
    await expect(args.onNear).not.toHaveBeenCalled();
    await userEvent.type(field, '0');
    await expect(args.onNear).toHaveBeenLastCalledWith({ postcode: '4350' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Distance' }), '50 km');
    await expect(args.onNear).toHaveBeenLastCalledWith({ postcode: '4350', km: 50 });
    await userEvent.clear(field);
    await expect(args.onNear).toHaveBeenLastCalledWith(undefined);
    await expect(field).toBeVisible();
  },
};
export const Chosen: Story = {
  args: { postcode: '4350', distance: '100', place: TOOWOOMBA },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('100 km');
    await expect(canvas.getByText('Straight-line distances from Toowoomba QLD.')).toBeVisible();
  },
};
/** A position taken from neighbouring postcodes reads "around"; a distance of an old link stays in the list. */
export const Approximate: Story = {
  args: { postcode: '4353', distance: '75', place: { ...TOOWOOMBA, postcode: '4353', isApproximate: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Straight-line distances from around Toowoomba QLD.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('75 km');
  },
};
/** LOC-09: no such postcode; the error goes as soon as the shopper corrects it. */
export const InvalidPostcode: Story = {
  args: { refused: { postcode: '0000', km: 50 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Postcode', description: 'Invalid postcode' });
    await expect(field).toBeInvalid();
    await expect(canvas.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('50 km');
    await userEvent.clear(field);
    await userEvent.type(field, '43{Enter}');
    await expect(args.onNear).toHaveBeenLastCalledWith({ postcode: '43', km: 50 });
  },
};
/** LOC-09: for text that is no postcode at all, the error says what one looks like. */
export const NoPostcode: Story = {
  args: { refused: { postcode: '99999' } },
  play: async ({ canvasElement }) => {
    const description = 'Invalid postcode. Please enter a 4-digit number.';
    await expect(within(canvasElement).getByRole('textbox', { name: 'Postcode', description })).toBeInvalid();
  },
};
/** In a row of menus it opens on a click. */
export const AsMenu: Story = {
  args: { isMenu: true, postcode: '4350', distance: '50', place: TOOWOOMBA },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Use my location')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Near me'));
    await expect(canvas.getByRole('button', { name: 'Use my location' })).toBeVisible();
  },
};
/** LOC-09: the field starts with the postcode that the site knows, and filters by it only on request. */
export const Known: Story = {
  args: { known: '4350' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Near me'));
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(field).toHaveValue('4350');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onNear).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Look near 4350' }));
    await expect(args.onNear).toHaveBeenLastCalledWith({ postcode: '4350' });
    await expect(canvas.queryByRole('button', { name: 'Look near 4350' })).toBeNull();
  },
};
