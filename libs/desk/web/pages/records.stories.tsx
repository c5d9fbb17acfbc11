import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ACTIVITY, BOOKINGS, DEEDS, IMPORTS, RESERVATIONS } from '../testing/samples.js';
import { Component as ActivityPage } from './ActivityPage.js';
import { Component as AuditPage } from './AuditPage.js';
import { Component as ImportsPage } from './ImportsPage.js';
import { Component as ReservationsPage } from './ReservationsPage.js';

const meta = {
  title: 'Pages/Desk/Records',
  component: ReservationsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReservationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (address: string, data: object) => ({ page: () => ({ address, data }) });

const DAYS = { title: 'Test drives and reservations', day: '', done: '' };

/** BUY-01 FORM-06: by day, each with its state. An erased shopper has no name. */
export const Reservations: Story = {
  parameters: at('/desk/reservations', {
    ...DAYS,
    drives: { bookings: BOOKINGS, next: '1790200800000.b3' },
    found: { reservations: RESERVATIONS },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = within(canvas.getByRole('region', { name: 'Reservations, Tuesday 24 November 2026' }));
    await expect(day.getByText('Held')).toBeVisible();
    await expect(day.getByText('$500, paid')).toBeVisible();
    await expect(canvas.getByText('The shopper’s details were erased.')).toBeVisible();
    await expect(canvas.getByText('Complete R-7K3M-9QXA')).not.toBeVisible();
    await userEvent.click(day.getByText('Complete…'));
    await expect(day.getByText(/deposit of \$500 stays with you/)).toBeVisible();
    await expect(day.getByRole('button', { name: 'Complete R-7K3M-9QXA' })).toBeVisible();
    const drives = within(canvas.getByRole('region', { name: 'Test drives, Tuesday 24 November 2026' }));
    await expect(drives.getByText('10 am (Brisbane time)')).toBeVisible();
    await expect(drives.getAllByText('Cancel…')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Later test drives' })).toHaveAttribute(
      'href',
      '/desk/reservations?drives=1790200800000.b3',
    );
  },
};
export const ReservationsOnAPhone: Story = {
  tags: ['in-full'],
  ...Reservations,
  globals: { viewport: { value: 'phone' } },
};
export const NoReservations: Story = {
  parameters: at('/desk/reservations?day=2026-11-24', {
    ...DAYS,
    day: '2026-11-24',
    drives: { bookings: [] },
    found: { reservations: [] },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No vehicle was reserved on this day.')).toBeVisible();
    await expect(canvas.getByText('No test drive is booked on this day.')).toBeVisible();
    await expect(canvas.getByLabelText('Day')).toHaveValue('2026-11-24');
  },
};
/** BUY-01: the page confirms a decision. */
export const Decided: Story = {
  parameters: at('/desk/reservations?done=release', {
    ...DAYS,
    done: 'release',
    drives: { bookings: [] },
    found: { reservations: [] },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^The vehicle is released/)).toBeVisible();
  },
};
export const Unreachable: Story = {
  parameters: at('/desk/reservations', {
    ...DAYS,
    refused: { status: 503, message: 'This could not be done just now. Please try again.', errors: {} },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('This could not be done just now. Please try again.')).toBeVisible();
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
/** API-05: the feed that the site looks for, and that it is old. */
export const OldFeed: Story = {
  render: () => <ImportsPage />,
  parameters: at('/desk/imports', {
    title: 'Stock imports',
    run: '',
    found: {
      ...IMPORTS,
      feed: {
        source: 'feeds.example/harbour/stock.csv.gz',
        every_minutes: 60,
        checked_at: '2026-11-24T01:00:00.000Z',
        came_at: '2026-11-22T18:00:00.000Z',
        next_at: '2026-11-24T01:10:00.000Z',
        outcome: 'failed',
        detail: 'feeds.example/harbour/stock.csv.gz: HTTP 503',
        old_hours: 31,
      },
      warnings: ['The stock feed (feeds.example/harbour/stock.csv.gz) is 31 hours old.'],
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/is 31 hours old/)).toBeVisible();
    const feed = within(canvas.getByRole('region', { name: 'Stock feed' }));
    await expect(feed.getByText(/looked for every 60 minutes/)).toBeVisible();
    await expect(feed.getByText('Why: feeds.example/harbour/stock.csv.gz: HTTP 503')).toBeVisible();
  },
};
export const OldFeedOnAPhone: Story = { tags: ['in-full'], ...OldFeed, globals: { viewport: { value: 'phone' } } };
export const NoImports: Story = {
  render: () => <ImportsPage />,
  parameters: at('/desk/imports', { title: 'Stock imports', run: '', found: { runs: [], refusals: [] } }),
};
export const SharedStock: Story = {
  render: () => <ImportsPage />,
  parameters: at('/desk/imports', {
    title: 'Stock imports',
    run: '',
    found: { owner: 'harbour', runs: [], refusals: [] },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/shows the stock of “harbour”/)).toBeVisible();
  },
};
/** API-03: what shoppers did, by day and kind. */
export const Activity: Story = {
  render: () => <ActivityPage />,
  parameters: at('/desk/activity', { title: 'Activity', from: '', to: '', found: ACTIVITY }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = within(canvas.getByRole('table', { name: 'All of these days' }));
    await expect(all.getByRole('row', { name: 'Looks at a used vehicle 1,204' })).toBeVisible();
    const day = within(canvas.getByRole('table', { name: 'Friday 20 November' }));
    await expect(day.getByRole('row', { name: 'Phone numbers shown 3' })).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-18');
  },
};
export const ActivityOnAPhone: Story = { tags: ['in-full'], ...Activity, globals: { viewport: { value: 'phone' } } };
export const NothingCounted: Story = {
  render: () => <ActivityPage />,
  parameters: at('/desk/activity', {
    title: 'Activity',
    from: '',
    to: '',
    found: { ...ACTIVITY, totals: [], days: [] },
  }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing was counted on these days.')).toBeVisible();
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
