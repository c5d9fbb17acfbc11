import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildStock, NOW } from '@forecourt/testing';
import { ResultGrid } from './ResultGrid.js';

const STOCK = buildStock(24);
const BEFORE = STOCK.slice(0, 12);
const AFTER = STOCK.slice(12);

/** What a change of the filters does to the vehicles on the page. */
function Newer() {
  const [vehicles, setVehicles] = useState(BEFORE);
  return (
    <div>
      <h1>Vehicles</h1>
      <button type="button" onClick={() => setVehicles(vehicles === BEFORE ? AFTER : BEFORE)}>
        Others
      </button>
      <ResultGrid vehicles={vehicles} now={NOW} layout="list" />
    </div>
  );
}

const meta = { title: 'Search/Newer vehicles', component: Newer } satisfies Meta<typeof Newer>;
export default meta;
type Story = StoryObj<typeof meta>;

const idsIn = (canvasElement: HTMLElement): (string | undefined)[] =>
  [...canvasElement.querySelectorAll('article h2 a')].map((link) => link.getAttribute('href')?.split('/').at(-1));
const slugs = (vehicles: typeof STOCK) => vehicles.map(({ slug }) => slug);

/**
 * SRCH-06 the first vehicles render at once, the others after the next frame; in the end no old ones are left.
 */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const others = within(canvasElement).getByRole('button', { name: 'Others' });
    await expect(idsIn(canvasElement)).toEqual(slugs(BEFORE));
    await userEvent.click(others);
    await expect(idsIn(canvasElement).slice(0, 6)).toEqual(slugs(AFTER).slice(0, 6));
    await waitFor(() => expect(idsIn(canvasElement)).toEqual(slugs(AFTER)));
    // a change upon a change: the newest wins
    await userEvent.click(others);
    await userEvent.click(others);
    await waitFor(() => expect(idsIn(canvasElement)).toEqual(slugs(AFTER)));
  },
};
