import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Carousel } from './Carousel.js';

const PAINTS = ['#17324d', '#5a2a27', '#24523b', '#4b3b6b', '#6b4e16'];
const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: String(index),
    content: (
      <div
        style={{
          aspectRatio: '3 / 2',
          display: 'grid',
          placeItems: 'center',
          background: PAINTS[index % PAINTS.length],
          color: '#fff',
        }}
      >
        Slide {index + 1}
      </div>
    ),
  }));

const meta = {
  title: 'Kit/Carousel',
  component: Carousel,
  args: { label: 'Pictures', itemName: 'picture', slides: slidesOf(5), onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-02 buttons and arrow keys move by one; the ends stop. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next picture' });
    await expect(canvas.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    await userEvent.click(next);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    const strip = canvas.getByRole('list');
    // the slider has taken over: slides are moved by it, not scrolled
    await waitFor(() => expect(getComputedStyle(strip).overflowX).toBe('hidden'), { timeout: 5000 });
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByText('Slide 4').getBoundingClientRect().left).toBeCloseTo(
        strip.getBoundingClientRect().left,
        -1,
      ),
    );
    await userEvent.click(next);
    await expect(next).toBeDisabled();
  },
};
export const OneSlide: Story = {
  args: { slides: slidesOf(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
/** Without arrows it is swiped, or moved by arrow keys. */
export const WithoutArrows: Story = {
  args: { hasArrows: false },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    within(canvasElement).getByRole('list').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
  },
};
/** LOC-05: the arrow is disabled at the end of the row, where the last slide is not the first in view. */
export const SeveralInView: Story = {
  args: { slideWidth: '50%', hasCounter: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: /^Next/ });
    await expect(canvas.getByRole('button', { name: /^Previous/ })).toBeDisabled();
    for (let step = 0; step < args.slides.length - 2; step += 1) {
      await expect(next).toBeEnabled();
      await userEvent.click(next);
    }
    await expect(next).toBeDisabled();
  },
};
export const StartsInTheMiddle: Story = {
  args: { initial: 3 },
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('list');
    const slide = within(canvasElement).getByText('Slide 4');
    await waitFor(() => expect(slide.getBoundingClientRect().left).toBeCloseTo(strip.getBoundingClientRect().left, -1));
  },
};
/** Right at the limit: as many pictures as a vehicle ever has; the last one is one key press from the end. */
export const ManySlides: Story = {
  args: { slides: slidesOf(99), initial: 97 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('list').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(98));
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(98);
  },
};
/** Nothing to show: no arrows, no counter, and nothing to stop at with Tab. */
export const Empty: Story = {
  args: { slides: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};
