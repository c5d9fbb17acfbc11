import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DEEDS, IMPORTS, RESERVATIONS } from '../testing/samples.js';
import { Component as AuditPage } from './AuditPage.js';
import { Component as ImportsPage } from './ImportsPage.js';
import { Component as ReservationsPage } from './ReservationsPage.js';

const meta = {
  title: 'Desk/Records',
  component: ReservationsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReservationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string, data: object) => ({ page: () => ({ address, data }) });

/** BUY-01: by day, with where each stands. Who was erased is nobody. */
export const Reservations: Story = {
  parameters: at('/desk/reservations', { title: 'Reservations', day: '', found: { reservations: RESERVATIONS } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = within(canvas.getByRole('region', { name: 'Tuesday 24 November 2026' }));
    await expect(day.getByText('Held')).toBeVisible();
    await expect(day.getByText('$500, paid')).toBeVisible();
    await expect(canvas.getByText('The shopper’s details were erased.')).toBeVisible();
  },
};
export const ReservationsOnAPhone: Story = { ...Reservations, globals: { viewport: { value: 'phone' } } };
export const NoReservations: Story = {
  parameters: at('/desk/reservations?day=2026-11-24', { title: 'Reservations', day: '2026-11-24', found: { reservations: [] } }), // prettier-ignore
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nobody reserved anything on this day.')).toBeVisible();
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-11-24');
  },
};
/** API-05: what came in, and the feeds that were refused as a whole. */
export const Imports: Story = {
  render: () => <ImportsPage />,
  parameters: at('/desk/imports', { title: 'Stock imports', run: '', found: IMPORTS }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Refused rows')).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Refused feeds' })).getByText(/1,550 of 1,560/),
    ).toBeVisible();
  },
};
/** API-05: bad rows are named. */
export const Rows: Story = {
  render: () => <ImportsPage />,
  parameters: at('/desk/imports?run=run-1', {
    title: 'Stock imports',
    run: 'run-1',
    found: { ...IMPORTS, issues: [{ row: 7, column: 'price', value: 'abc', reason: 'is no number', kind: 'skipped' }] },
  }),
  play: async ({ canvasElement }) => {
    const rows = within(within(canvasElement).getByRole('region', { name: 'Rows of harbour.csv' }));
    await expect(rows.getByText('Row refused')).toBeVisible();
  },
};
export const NoImports: Story = {
  render: () => <ImportsPage />,
  parameters: at('/desk/imports', { title: 'Stock imports', run: '', found: { runs: [], refusals: [] } }),
};
export const SharedStock: Story = {
  render: () => <ImportsPage />,
  parameters: at('/desk/imports', { title: 'Stock imports', run: '', found: { owner: 'harbour', runs: [], refusals: [] } }), // prettier-ignore
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/shows the stock of “harbour”/)).toBeVisible();
  },
};
/** API-01: who did what, and when. */
export const Audit: Story = {
  render: () => <AuditPage />,
  parameters: at('/desk/audit', { title: 'What was done', found: { entries: DEEDS, next: '5' }, isLater: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Took a file of leads: 3 leads, state new')).toBeVisible();
    await expect(canvas.getByText('gone@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/desk/audit?cursor=5');
  },
};
export const NothingDone: Story = {
  render: () => <AuditPage />,
  parameters: at('/desk/audit', { title: 'What was done', found: { entries: [] }, isLater: false }),
};
