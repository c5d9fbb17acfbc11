import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { filtersIn } from '../rules/leadFilters.js';
import { LEADS, SAM, sampleLead } from '../testing/samples.js';
import { Component as LeadsPage } from './LeadsPage.js';
import type { LeadsData } from './leadsLoader.js';

const FOUND = {
  leads: [...LEADS],
  categories: ['Finance Enquiry', 'Vehicle Enquiry'],
  places: [{ slug: 'auburn', name: 'Harbour Auburn' }],
};
const page = (query = '', data: Partial<LeadsData> = {}) => ({
  page: () => ({
    address: `/desk?${query}`,
    data: {
      ...{ title: 'Leads', filters: filtersIn(new URLSearchParams(query)), found: FOUND, isLater: false, person: SAM },
      ...data,
    },
  }),
});

const meta = {
  title: 'Pages/Desk/Leads',
  component: LeadsPage,
  parameters: { layout: 'fullscreen', ...page() },
} satisfies Meta<typeof LeadsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** API-01: newest first, each a link, with how far it got. */
export const List: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Robin Lee' })).toHaveAttribute(
      'href',
      '/desk/leads/0a1b2c3d-4e5f-4000-8000-000000000001',
    );
    // what is to be done comes out of the row: unread, late, whose it is, when to call
    const table = within(canvas.getByRole('table', { name: 'Leads, the newest first' }));
    const [, first, second] = table.getAllByRole('row');
    await expect(within(first!).getByText('Unread')).toBeVisible();
    await expect(within(first!).getByText('Unanswered for 3 hours')).toBeVisible();
    await expect(within(first!).getByRole('link', { name: '2 more leads of this person' })).toHaveAttribute(
      'href',
      '/desk?person=0a1b2c3d-4e5f-4000-8000-000000000001',
    );
    await expect(within(second!).getByText('Priya Nair')).toBeVisible();
    await expect(within(second!).getByText('Call due')).toBeVisible();
    await expect(within(second!).getByText('Test drive 25 Nov 2026, 2:30 pm')).toBeVisible();
    await expect(canvas.getByText('Kept back as spam')).toBeVisible();
    // the site's clocks, not the reader's
    await expect(canvas.getAllByText('24 Nov 2026, 9:05 am')[0]).toBeVisible();
    // a header of the desk's own: whose it is, its sections, who is signed in, the way out
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByText('Dealer desk')).toBeVisible();
    await expect(header.getByText('Sam Okafor')).toHaveTextContent('Signed in as Sam Okafor');
    await expect(header.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
    await expect(header.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};
const FULL = '1,000 texts to shoppers have left today, which is the most in a day: further ones wait until tomorrow.';
/** API-04: what is wrong with the service is said above the leads. */
export const Notice: Story = {
  parameters: page('', { found: { ...FOUND, warnings: [FULL] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(FULL)).toBeVisible();
  },
};
/** API-03: the file has what the list is narrowed to. */
export const Filtered: Story = {
  parameters: page('q=robin&state=new', { found: { ...FOUND, leads: [sampleLead()], next: '1.2' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Name, email, phone or reference')).toHaveValue('robin');
    const states = within(canvas.getByRole('navigation', { name: 'State' }));
    await expect(states.getByRole('link', { name: 'New' })).toHaveAttribute('aria-current', 'true');
    await expect(states.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/desk?q=robin&state=done');
    const times = within(canvas.getByRole('navigation', { name: 'Received' }));
    await expect(times.getByRole('link', { name: 'Today' })).toHaveAttribute(
      'href',
      '/desk?q=robin&state=new&when=today',
    );
    // a search keeps what the presets chose
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('search')).get('state')).toBe('new');
    await expect(canvas.getByRole('link', { name: 'Save these as a CSV file' })).toHaveAttribute(
      'href',
      '/api/desk/leads/export?q=robin&state=new',
    );
    await expect(canvas.getByRole('link', { name: 'Older leads' })).toHaveAttribute(
      'href',
      '/desk?q=robin&state=new&cursor=1.2',
    );
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByText('Unanswered for 3 hours')).toBeVisible();
    // a card leaves out what is empty
    await expect(canvas.getAllByRole('cell').filter((cell) => cell.textContent.endsWith('–'))).toEqual([]);
  },
};
/** API-01: keys move within the list, and nowhere else. */
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, last] = LEADS.map(({ name }) => canvas.getByRole('link', { name }));
    await userEvent.keyboard('j');
    await expect(first).not.toHaveFocus();
    first!.focus();
    await userEvent.keyboard('j');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('k{Home}');
    await expect(first).toHaveFocus();
  },
};
/** API-01: one person's leads together, and the way back to all. */
export const OnePerson: Story = {
  parameters: page('person=0a1b2c3d-4e5f-4000-8000-000000000001', {
    found: { ...FOUND, leads: [sampleLead({ same_person: 1 }), sampleLead({ id: '3a1b2c3d-3', same_person: 1 })] },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/These are the leads of one person/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all leads' })).toHaveAttribute('href', '/desk');
  },
};
/** API-01: what waits is in the header of every page. */
export const Waiting: Story = {
  parameters: page('', { waiting: { unread: 4, calls: 1 } }),
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    await expect(header.getByRole('link', { name: '4 unread' })).toHaveAttribute('href', '/desk?show=unread');
    await expect(header.getByRole('link', { name: '1 call due' })).toHaveAttribute('href', '/desk?show=calls');
  },
};
export const Empty: Story = {
  parameters: page('', { found: { leads: [], categories: [], places: [] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No leads yet')).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: page('q=nobody', { found: { ...FOUND, leads: [] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No leads match')).toBeVisible();
  },
};
/** What was typed into the address is refused with its field. */
export const Refused: Story = {
  parameters: {
    page: () => ({
      address: '/desk?from=x',
      data: {
        title: 'Leads',
        filters: filtersIn(new URLSearchParams('from=x')),
        found: undefined,
        refused: {
          status: 422,
          message: 'Some fields cannot be used.',
          errors: { from: 'must be a day such as 2026-11-24.' },
        },
        isLater: false,
      } satisfies LeadsData,
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('must be a day');
  },
};
/** The longest that a shopper can send. */
export const Longest: Story = {
  parameters: page('', {
    found: {
      ...FOUND,
      leads: [
        sampleLead({
          name: 'Wolfeschlegelsteinhausen'.repeat(6),
          email: `${'long'.repeat(16)}@${'motor'.repeat(30)}.example.com`,
          vehicle: `2021 ${'Extralong'.repeat(9)} (K1042)`,
        }),
      ],
    },
  }),
  globals: { viewport: { value: 'phone' } },
};
