import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AustraliaMap } from '../components/AustraliaMap.js';
import * as styles from '../components/places.styles.js';
import { auburn, perth } from '../places.spec.help.js';
import { Component as LiveMap } from './LiveMap.js';

/** A style of its own: a sea, and the land around Auburn. Nothing of it comes from another server. */
const STYLE = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      attribution: 'Land by the story',
      data: {
        type: 'Feature',
        properties: {},
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [115, -38],
              [151.1, -38],
              [151.1, -30],
              [115, -30],
              [115, -38],
            ],
          ],
        },
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': '#b8d4e3' } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#efe9dc' } },
  ],
};
const served = (style: object) => URL.createObjectURL(new Blob([JSON.stringify(style)], { type: 'application/json' }));

interface MapProps {
  places: readonly (typeof auburn)[];
  styleUrl: string;
}

function OverTheDrawnMap({ places, styleUrl }: MapProps) {
  return (
    <div css={[styles.mapFrame, { maxWidth: 420 }]}>
      <AustraliaMap places={places} />
      <LiveMap places={places} styleUrl={styleUrl} zoom={11} />
    </div>
  );
}

const meta = {
  title: 'Locations/Live map',
  component: OverTheDrawnMap,
  args: { places: [auburn], styleUrl: served(STYLE) },
} satisfies Meta<typeof OverTheDrawnMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const cover = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-map]');
const TIMEOUT = { timeout: 15_000 };

/** LOC-01: the map of the site's own style, with the place, its zoom by keys and where its data come from. */
export const OnePlace: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Map of Australia with Harbour Auburn' })).toBeVisible();
    await waitFor(() => expect(cover(canvasElement)).toHaveAttribute('data-map', 'shown'), TIMEOUT);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Map with Harbour Auburn' })).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Harbour Auburn' })).toBeVisible();
    await expect(canvas.getByText('Land by the story')).toBeVisible();
    const nearer = canvas.getByRole('button', { name: 'Zoom in' });
    nearer.focus();
    await userEvent.keyboard('{Enter}');
    await expect(nearer).toHaveFocus();
  },
};
/** LOC-02: all places are in sight. */
export const SeveralPlaces: Story = {
  args: { places: [auburn, perth] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(cover(canvasElement)).toHaveAttribute('data-map', 'shown'), TIMEOUT);
    for (const name of ['Harbour Auburn', 'Harbour Perth'])
      await waitFor(() => expect(canvas.getByRole('img', { name })).toBeVisible());
  },
};
/** LOC-01: where the style does not load, the drawn map stays. */
export const StyleThatFails: Story = {
  args: { styleUrl: 'data:application/json,{' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(cover(canvasElement)).toBeNull(), TIMEOUT);
    await expect(
      within(canvasElement).getByRole('img', { name: 'Map of Australia with Harbour Auburn' }),
    ).toBeVisible();
  },
};
