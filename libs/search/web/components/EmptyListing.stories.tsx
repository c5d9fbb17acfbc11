import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyListing } from './EmptyListing.js';

const meta = {
  title: 'Search/EmptyListing',
  component: EmptyListing,
  args: {
    clearHref: '/search',
    rescueLinks: [
      { key: 'price', text: 'Price up to $9,000', count: 412, href: '/search?make=Kia' },
      { key: 'make-Kia', text: 'Make: Kia', count: 1, href: '/search?range[price]=:9000' },
    ],
  },
  decorators: [
    (Story) => (
      <div>
        <h1>Vehicles</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmptyListing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** SRCH-07: each filter that could go, with what it brings. */
export const WithWaysOut: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'What you could leave out' }));
    await expect(list.getByRole('link', { name: /Without Price up to \$9,000.*412 vehicles/ })).toBeVisible();
    await expect(list.getByRole('link', { name: /1 vehicle$/ })).toBeVisible();
  },
};
/** SRCH-07: the text of A8 and Clear Filters. */
export const WithoutWaysOut: Story = {
  args: { rescueLinks: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Clear Filters' })).toHaveAttribute('href', '/search');
  },
};
/** LOC-09: a place stays, and what is dropped is how far around it to look. */
export const NothingNear: Story = {
  args: {
    rescueLinks: [{ key: 'near', text: 'the limit of 50 km', count: 865, href: '/search?postcode=4350' }],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: /Without the limit of 50 km.*865 vehicles/ }),
    ).toHaveAttribute('href', '/search?postcode=4350');
  },
};
/** SRCH-07: two filters that exclude every vehicle together, an e-mail alert, and what comes close. */
export const TwoTogether: Story = {
  args: {
    rescueLinks: [
      { key: 'make-Kia price', text: 'Make: Kia and Price up to $9,000', count: 12, href: '/search?colour=Red' },
    ],
    alertHref: '/alerts?search=%2Fsearch%3Fmake%3DKia&text=Kia',
    children: <p>2019 Kia Rio</p>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Without Make: Kia and Price up to \$9,000/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email me when one comes in' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'These come close' })).toBeVisible();
  },
};
/** The longest words that can be searched for stay inside the page. */
export const LongestWord: Story = {
  args: { rescueLinks: [{ key: 'query', text: `“${'w'.repeat(300)}”`, count: 865, href: '/search' }] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
