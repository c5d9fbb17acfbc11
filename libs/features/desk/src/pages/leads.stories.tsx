import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { filtersIn } from '../domain/leadFilters.js';
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
  title: 'Desk/Leads',
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
    await expect(canvas.getByLabelText('State')).toHaveValue('new');
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
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  parameters: page('', { found: { leads: [], categories: [], places: [] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nobody has sent anything yet.')).toBeVisible();
  },
};
export const NothingFound: Story = {
  parameters: page('q=nobody', { found: { ...FOUND, leads: [] } }),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No lead is like that.')).toBeVisible();
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
