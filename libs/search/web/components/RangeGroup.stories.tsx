import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import filterPanel from './FilterPanel.stories.js';
import { RangeGroup, type RangeGroupProps } from './RangeGroup.js';

const { bars, stats } = filterPanel.args.results;

const meta = {
  title: 'Search/RangeGroup',
  component: RangeGroup,
  args: {
    name: 'price',
    range: undefined,
    stats: stats.price,
    bars: bars.price ?? [],
    isMenu: false,
    onRange: fn<RangeGroupProps['onRange']>(),
  },
  decorators: [
    (Story) => (
      <form style={{ maxWidth: 300 }}>
        <h1>Vehicles</h1>
        <Story />
      </form>
    ),
  ],
} satisfies Meta<typeof RangeGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[aria-hidden="true"] > div[style]');

/** SRCH-21: heading, both handles, then both numbers, by Tab alone. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(drawn(canvasElement).length).toBeGreaterThan(10);
    for (let press = 0; press < 4; press++) await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'From ($)' })).toHaveFocus();
    // a field in use belongs to its user: nothing happens before it is left
    await userEvent.keyboard('20500');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(args.onRange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'From ($)' })).toHaveValue('20500');
    await userEvent.keyboard('{Tab}');
    await expect(args.onRange).toHaveBeenLastCalledWith('price', expect.any(Function));
    const [, change] = args.onRange.mock.lastCall as Parameters<typeof args.onRange>;
    // the other end stays as the shopper set it meanwhile
    await expect(change({ max: 90_000 })).toEqual({ min: 21_000, max: 90_000 });
    await expect(change({ max: 9_000 })).toEqual({ min: 9_000, max: 21_000 });
  },
};
/** Bars within the chosen range have another colour. */
export const Chosen: Story = {
  args: { range: { min: 20_000, max: 40_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1')).toHaveTextContent('1 chosen');
    const colours = new Set([...drawn(canvasElement)].map((bar) => getComputedStyle(bar).backgroundColor));
    await expect(colours.size).toBe(2);
  },
};
/** Two bars show nothing useful: only the slider is rendered. */
export const TooFewBars: Story = {
  args: {
    bars: [
      [5000, 3],
      [9000, 1],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(drawn(canvasElement)).toHaveLength(0);
    await expect(within(canvasElement).getAllByRole('slider')).toHaveLength(2);
  },
};
/** One car of a million dollars: the track ends where nearly all vehicles do, and its last handle means "and above". */
export const OneFarAbove: Story = {
  args: { stats: { min: 900, max: 1_500_000 } },
  play: async ({ canvasElement, args }) => {
    const highest = within(canvasElement).getAllByRole('slider')[1]!;
    await expect(highest).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\$\d+,000\+$/));
    await expect(within(canvasElement).getByRole('textbox', { name: 'To ($)' })).toBeVisible();
    await expect(Number(highest.getAttribute('max'))).toBeLessThan(750_000);
    await expect(args.onRange).not.toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { stats: undefined, bars: [] },
  play: async ({ canvasElement }) => expect(within(canvasElement).queryByText('Price')).toBeNull(),
};
/** Chosen, and nothing is found: the numbers stay to be taken away. */
export const ChosenWithoutResults: Story = {
  args: { stats: undefined, bars: [], range: { max: 9000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'To ($)' })).toHaveValue('9000');
  },
};
/** The dearest there can be, in the narrowest panel. */
export const Dearest: Story = {
  args: { stats: { min: 11, max: 99_999_999 }, range: { min: 99_999_000 } },
  play: async ({ canvasElement }) => {
    const [from, to] = within(canvasElement).getAllByText(/^\$\d+,\d{3},\d{3}$/);
    await expect(from?.getBoundingClientRect().right).toBeLessThan(to?.getBoundingClientRect().left ?? 0);
  },
};
