import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LONGEST } from '@forecourt/testing';
import type { Promotion } from '../config.js';
import { PromotionSlider } from './PromotionSlider.js';

const promotion = (id: string, title: string, changes: Partial<Promotion> = {}): Promotion => ({
  ...{ id, title, text: 'Until the end of the month, while stock lasts.', alt: '' },
  picture: 'stock/toyota-rav4/blue/waterfront/banner.webp',
  href: '/search/demo-cars',
  linkText: 'See demo cars',
  ...changes,
});
const slides = [
  promotion('demo', 'Demonstrators from our own drives'),
  promotion('finance', 'Know the week before you sign', { href: '/finance', linkText: 'Work it out' }),
  promotion('service', 'First service at 1,000 km', { terms: 'Labour only. Parts and fluids at list price.' }),
];

const meta = {
  title: 'Content/Promotion slider',
  component: PromotionSlider,
  args: { title: 'Promotions', slides },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PromotionSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-05 moves by its buttons and by arrow keys, stops at both ends, and never advances automatically. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Previous promotion' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next promotion' }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next promotion' })).toBeDisabled());
    await expect(canvas.getByText(/3/, { selector: 'p' })).toBeVisible();
  },
};
/** NAV-05 wide pictures are 1920 by 540, and keep their place before they come. */
export const Shape: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const [picture] = canvasElement.querySelectorAll('img');
    await expect(picture).toHaveAttribute('width', '1920');
    await expect(picture).toHaveAttribute('height', '540');
    await expect(picture).toHaveAttribute('srcset', expect.stringContaining('w=1920&h=540'));
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
/** NAV-05 advances automatically, goes from the last to the first, and stops as soon as it is paused. */
export const Turns: Story = {
  args: { seconds: 1.5, slides: slides.slice(0, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const strip = canvas.getByRole('list');
    const isAt = (place: number) => () =>
      expect(strip.scrollLeft).toBeCloseTo(place * strip.getBoundingClientRect().width, -1);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // without a pointer, for which it would wait
    if (isCalm) canvas.getByRole('button', { name: 'Play' }).click();
    await waitFor(isAt(1), { timeout: 8000, interval: 20 });
    await waitFor(isAt(0), { timeout: 8000, interval: 20 });
    canvas.getByRole('button', { name: 'Pause' }).click();
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await waitFor(() => expect(strip.scrollLeft % strip.getBoundingClientRect().width).toBeCloseTo(0, -1));
    const place = strip.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await expect(strip.scrollLeft).toBeCloseTo(place, -1);
  },
};
/** NAV-05 who moves it by hand keeps what they look at. */
export const MovedByHand: Story = {
  args: { seconds: 0.4 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('list') });
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
  },
};
/** First on its page: its first picture loads at once, the others when they are near. */
export const FirstOfThePage: Story = {
  args: { isFirst: true },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).not.toHaveAttribute('loading');
    await expect(second).toHaveAttribute('loading', 'lazy');
  },
};
/** NAV-05 a phone shows the right-hand side of the picture, where the vehicle is, and its arrows cover no words. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [picture] = canvasElement.querySelectorAll('img');
    if (!picture) throw new Error('The slider has no slide.');
    await expect(getComputedStyle(picture).objectPosition).toBe('96% 50%');
    // the whole picture comes: what is cut before cannot be placed
    await expect(canvasElement.querySelector('source')).toBeNull();
    const arrow = within(canvasElement).getByRole('button', { name: 'Next promotion' });
    await expect(arrow.getBoundingClientRect().bottom).toBeLessThan(picture.getBoundingClientRect().bottom);
  },
};
/** As much as fits into the options, without a link. */
export const Longest: Story = {
  args: {
    slides: [
      {
        ...promotion(
          'long',
          `${LONGEST.model} ${LONGEST.model} at every dealership of the group until the end of June`,
        ),
        text: 'A sentence that goes on about conditions, exceptions, places and dates. '.repeat(3),
        terms: 'Terms that are longer than any reader would wish. '.repeat(4),
        href: undefined,
      },
      promotion('short', 'Short'),
    ],
  },
};
/** The image service answers with its outline where a picture is gone. */
export const BrokenPicture: Story = {
  args: { slides: [promotion('gone', 'Its picture is gone', { picture: 'image-not-found.svg' })] },
};
