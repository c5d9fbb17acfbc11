import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchedWithin } from './SearchedWithin.js';

const meta = {
  title: 'Search/Searched within',
  component: SearchedWithin,
  args: { words: 'diesel', within: ['Colour: White', 'Body: SUV'], href: '/search?fuel=Diesel', onAlone: fn() },
  decorators: [
    (Story) => (
      <div>
        <h1>Vehicles</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchedWithin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** New words are added to what is chosen: one tap searches for them alone. */
export const WithinTwoFilters: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Searching for “diesel” within Colour: White, Body: SUV/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Search all vehicles instead' });
    await expect(link).toHaveAttribute('href', '/search?fuel=Diesel');
    await userEvent.click(link);
    await expect(args.onAlone).toHaveBeenCalledOnce();
  },
};
/** The longest words that can be searched for stay inside the page. */
export const LongestOnAPhone: Story = {
  args: { words: 'w'.repeat(300), within: [`Location: ${'Gold Coast Volkswagen Commercial Centre '.repeat(6)}`] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
