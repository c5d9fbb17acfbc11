import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildLargest, buildSummary, NOW } from '@forecourt/testing';
import type { VehicleSummary } from '@forecourt/vehicle';
import type { VehicleDocument } from '@forecourt/vehicle';
import { Comparison } from './Comparison.js';

const vehicle = (values: Partial<VehicleSummary>) => buildSummary(values) as VehicleDocument;
const FOUR = [
  vehicle({ id: 'a', slug: 'a' }),
  vehicle({
    id: 'b',
    slug: 'b',
    make: 'Mazda',
    model: 'CX-5',
    badge: 'Maxx',
    title: '2021 Mazda CX-5 Maxx',
    km: 12_500,
    price: 35_990,
    seats: 5,
  }),
  vehicle({
    id: 'c',
    slug: 'c',
    make: 'Toyota',
    model: 'RAV4',
    badge: 'GX',
    title: '2021 Toyota RAV4 GX',
    simple_fuel: 'Hybrid',
    status: 'sold',
  }),
  (({ price: _none, ...rest }) => rest)(
    vehicle({ id: 'd', slug: 'd', make: 'Nissan', model: 'X-Trail', title: '2021 Nissan X-Trail', thumbnails: [] }),
  ),
];
const LONG = buildLargest({ id: 'e', slug: 'e' }) as VehicleDocument;

const meta = {
  title: 'Garage/Comparison',
  component: Comparison,
  args: { vehicles: FOUR, now: NOW, hrefWithout: (id) => `/compare?without=${id}`, onRemove: fn() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Comparison>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SAVE-07: a table with heads of rows and columns; rows in which the vehicles differ say so in words. */
export const Four: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    const fuel = canvas.getByRole('rowheader', { name: /^Fuel/ });
    await expect(fuel).toHaveTextContent('differs');
    await expect(canvas.getByRole('rowheader', { name: 'Condition' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only show differences' }));
    await expect(canvas.queryByRole('rowheader', { name: 'Condition' })).toBeNull();
    await expect(fuel).toBeVisible();
    const remove = canvas.getByRole('link', { name: 'Remove 2021 Mazda CX-5 Maxx' });
    await expect(remove).toHaveAttribute('href', '/compare?without=b');
    remove.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
/** CARD-03 SAVE-07: prices as on the cards. */
export const Prices: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^Price/ }));
    await expect(row.getByText('$35,990')).toBeVisible();
    await expect(row.getAllByRole('cell')[3]).not.toHaveTextContent('$');
  },
};
/** SAVE-07: one vehicle has nothing to differ from. */
export const One: Story = {
  args: { vehicles: FOUR.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
    await expect(within(canvasElement).queryByText('differs')).toBeNull();
  },
};
export const Alike: Story = {
  args: { vehicles: [FOUR[0]!, { ...FOUR[0]!, id: 'z' }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/alike in everything/)).toBeVisible();
  },
};
export const LongText: Story = {
  args: { vehicles: [LONG, FOUR[1]!] },
  play: async ({ canvasElement }) => {
    for (const cell of within(canvasElement).getAllByRole('cell'))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
  },
};
/** SAVE-07 on a phone: the table scrolls in its own region, by keyboard too, and its heads stay. */
export const OnAPhone: Story = {
  args: { vehicles: [LONG, ...FOUR.slice(1)] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('region', { name: /Comparison/ });
    region.focus();
    await expect(region).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const head = canvas.getByRole('rowheader', { name: /^Price/ });
    const { left } = head.getBoundingClientRect();
    region.scrollTo({ left: 200, top: 150, behavior: 'instant' });
    await expect(region.scrollLeft).toBeGreaterThan(100);
    await expect(Math.abs(head.getBoundingClientRect().left - left)).toBeLessThan(2);
    const top = canvas.getAllByRole('columnheader')[1]!.getBoundingClientRect().top;
    await expect(Math.abs(top - region.getBoundingClientRect().top)).toBeLessThan(4);
  },
};
