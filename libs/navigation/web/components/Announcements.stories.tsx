import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Announcements } from './Announcements.js';

const meta = {
  title: 'Navigation/Announcements',
  component: Announcements,
  args: {
    announcements: [
      {
        text: 'Our workshops are closed from 24 December to 2 January.',
        tone: 'brand',
        link: { label: 'Hours of all places', to: 'locations/list' },
      },
      { text: 'End of model year: demonstrators from this week.', tone: 'accent' },
      { text: 'We have moved to 12 Dock Road.', tone: 'plain', link: { label: 'Trade in', to: 'forms/no-such-page' } },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Announcements>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line each in its tone; a link whose page the site does not have is left out, the words stay. */
export const Tones: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('complementary', { name: 'Announcements' }));
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/locations']);
    await expect(bar.getByText(/12 Dock Road/)).toBeVisible();
  },
};
export const OnAPhone: Story = { tags: ['in-full'], globals: { viewport: { value: 'phone' } } };
export const None: Story = {
  args: { announcements: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
