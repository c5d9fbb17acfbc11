import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { wordsOf } from '@forecourt/words';
import { buildLargest, buildSummary, NOW } from '@forecourt/testing';
import type { VehicleSummary } from '@forecourt/vehicle';
import type { VehicleDocument } from '@forecourt/vehicle';
import { compareRows } from '../rules/compareRows.js';
import { CompareTable } from './CompareTable.js';
import { Comparison } from './Comparison.js';
import { garageWords } from '../words/garageWords.js';
import { vehicleWords } from '@forecourt/vehicle';

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

const DETAILS = [
  { ancap: '5 stars (2022)', warranty: '5 years', equipment: ['Cruise control', 'Sunroof'] },
  { ancap: '5 stars (2017)', equipment: ['cruise control', 'Tow bar', 'Heated seats'] },
  { equipment: ['Cruise control'] },
  undefined,
];
const cells = (row: HTMLElement) => within(row).getAllByRole('cell');

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
/** CARD-03 SAVE-07: prices as on the cards, in the head that stays. */
export const Prices: Story = {
  play: async ({ canvasElement }) => {
    const heads = within(canvasElement).getAllByRole('columnheader');
    await expect(heads[2]).toHaveTextContent('$35,990');
    await expect(heads[4]).not.toHaveTextContent('$');
  },
};
/** SAVE-07: equipment that one has and another lacks is a row; what they share goes with the other alike rows. */
export const Equipment: Story = {
  args: { details: DETAILS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sunroof = cells(canvas.getByRole('row', { name: /^Sunroof/ }));
    for (const [index, text] of ['Listed', 'Not listed', 'Not listed', 'Not stated'].entries())
      await expect(sunroof[index]).toHaveTextContent(new RegExp(`${text}$`));
    await expect(cells(canvas.getByRole('row', { name: /^ANCAP rating/ }))[0]).toHaveTextContent('5 stars (2022)');
    await expect(canvas.getByRole('row', { name: /^Manufacturer warranty/ })).toBeVisible();
    const shared = canvas.getByRole('row', { name: /^On all that list equipment/ });
    await expect(shared).toHaveTextContent('Cruise control');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only show differences' }));
    await expect(shared).not.toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Tow bar/ })).toBeVisible();
  },
};
const REPAYMENT = { teaser: 'Only $132/wk*', interest: '7.49% p.a.', comparison: 'Comparison rate 8.12% p.a.' };
/** CARD-07 SAVE-07: where the dealer shows the repayment, its rates are as prominent as it is. */
export const Repayment: Story = {
  render: () => (
    <CompareTable
      rows={compareRows(
        [{ vehicle: FOUR[0]!, repayment: REPAYMENT }, { vehicle: FOUR[1]! }],
        wordsOf({ config: {} }, garageWords),
        wordsOf({ config: {} }, vehicleWords),
      )}
      equipment={{ shared: [], differing: [] }}
      columns={[REPAYMENT, undefined].map((repayment, index) => ({
        id: String(index),
        name: `Vehicle ${index}`,
        href: '/cars/a',
        title: { main: '2021 Toyota Corolla', variant: 'Ascent' },
        price: { kind: 'text', text: 'Enquire for price.' },
        image: 'image-not-found.svg',
        repayment,
        removeHref: '/compare',
        onRemove: fn(),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = cells(within(canvasElement).getByRole('row', { name: /^Repayment/ }));
    const sizes = Object.values(REPAYMENT).map((text) => getComputedStyle(within(first!).getByText(text)).font);
    await expect(new Set(sizes).size).toBe(1);
    await expect(second).toHaveTextContent('Not stated');
  },
};
/** BUY-02 SAVE-07: the next step of each vehicle that can be sold. */
export const NextSteps: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const enquire = canvas.getByRole('link', { name: 'Enquire: 2021 Mazda CX-5 Maxx' });
    await expect(enquire).toHaveAttribute('href', '/cars/b#enquiry');
    await expect(canvas.queryByRole('link', { name: 'Enquire: 2021 Toyota RAV4 GX' })).toBeNull();
  },
};
/** SAVE-07: one vehicle has nothing to differ from. */
export const One: Story = {
  args: { vehicles: FOUR.slice(0, 1), details: DETAILS.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
    await expect(within(canvasElement).queryByText('differs')).toBeNull();
    await expect(within(canvasElement).getByText('Sunroof')).toBeVisible();
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
const equipped = Array.from({ length: 40 }, (_, index) => `Piece ${index}`);

/** SAVE-07: no box scrolls up and down but the page, and the head stays at its top. */
export const HeadStays: Story = {
  args: { details: [{ equipment: equipped }, ...DETAILS.slice(1)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const element of canvasElement.querySelectorAll('table, thead, tbody'))
      await expect(element.scrollHeight).toBeLessThanOrEqual(element.clientHeight + 1);
    window.scrollTo({ top: 900, behavior: 'instant' });
    const [, first] = canvas.getAllByRole('columnheader');
    await waitFor(() => expect(Math.abs(first!.getBoundingClientRect().top)).toBeLessThan(4));
    await expect(canvas.getByRole('row', { name: /^Piece 30/ }).getBoundingClientRect().top).toBeGreaterThan(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
/** SAVE-07 on a phone: two vehicles fit, the others are swiped to, by keyboard too; the head goes along. */
export const OnAPhone: Story = {
  args: { vehicles: [LONG, ...FOUR.slice(1)], details: DETAILS },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = canvas.getByRole('rowgroup', { name: 'Comparison' });
    rows.focus();
    await expect(rows).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [, first, second] = canvas.getAllByRole('columnheader');
    await expect(second!.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(first!.clientWidth).toBeGreaterThan(140);
    const name = canvas.getByText('Year');
    const { left } = name.getBoundingClientRect();
    rows.scrollTo({ left: 400, behavior: 'instant' });
    const cell = () => cells(canvas.getByRole('row', { name: /^Year/ }))[3]!.getBoundingClientRect().left;
    const head = () => canvas.getAllByRole('columnheader')[4]!.getBoundingClientRect().left;
    await waitFor(() => expect(Math.abs(head() - cell())).toBeLessThan(2));
    await expect(cell()).toBeLessThan(window.innerWidth - 100);
    await expect(Math.abs(name.getBoundingClientRect().left - left)).toBeLessThan(2);
  },
};
