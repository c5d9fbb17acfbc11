import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { picturePath } from '@forecourt/contracts';
import { wordsOf } from '@forecourt/words';
import { gallerySlides } from '../rules/slides.js';
import { Gallery } from './Gallery.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

const say = wordsOf({ config: {} }, vehicleDetailWords);
const picture = (n: number) => `stock/spin/mazda-cx-5/white/${n}.webp`;
const images = [1, 2, 3, 4, 5].map((n) => ({ url: picture(n) }));
const slides = gallerySlides({ images }, '2021 Kia Sorento', say);

const meta = {
  title: 'Vehicle detail/Gallery',
  component: Gallery,
  args: { slides, hasThumbnails: true, onChooseMode: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 700 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-02 thumbnails, arrow keys, the first two pictures with priority, 600 x 400. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = canvas.getAllByRole('img');
    await expect(shown.map((img) => img.getAttribute('fetchpriority')).slice(0, 3)).toEqual(['high', 'high', 'auto']);
    const [first] = shown;
    if (!first) throw new Error('There is no picture.');
    const { width, height } = first.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
    await userEvent.click(canvas.getByRole('link', { name: 'Picture 4' }));
    await expect(canvas.getByRole('link', { name: 'Picture 4' })).toHaveAttribute('aria-current', 'true');
    canvas.getByRole('list', { name: /arrow keys/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Picture 5' })).toHaveAttribute('aria-current', 'true');
  },
};
/** VDP-02 full screen: focus moves in and returns, arrow keys, Escape; the page stays at the picture last seen. */
export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Show pictures full screen' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Pictures' }, { timeout: 5000 });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const [, , third] = within(dialog).getAllByRole('button', { name: /Look closer/ });
    if (!third) throw new Error('There is no third picture.');
    await userEvent.click(third);
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Picture 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Pictures' })).toBeVisible());
  },
};
/** VDP-02 the video is at position 2; a film of another server is a link. */
export const WithVideo: Story = {
  args: { slides: gallerySlides({ images, video_url: 'https://films.example/watch/1' }, '2021 Kia Sorento', say) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')[1]).toContainElement(
      canvas.getByRole('link', { name: 'Watch the video' }),
    );
  },
};
/** VDP-02 a film of YouTube: a poster first, its player only with a click, from the address without cookies. */
export const WithYouTube: Story = {
  args: { slides: gallerySlides({ images, video_url: 'https://youtu.be/aqz-KE-bpKQ' }, '2021 Kia Sorento', say) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Play: Video of 2021 Kia Sorento' }));
    await expect(canvas.getByTitle('Video of 2021 Kia Sorento')).toHaveAttribute(
      'src',
      expect.stringContaining('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'),
    );
  },
};
/** VDP-02 a film in a file: its poster first, the film when it is played. */
export const WithFilmFile: Story = {
  args: { slides: gallerySlides({ images, video_url: '/films/walk.mp4' }, '2021 Kia Sorento', say) },
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film?.poster).toContain(picturePath(picture(1)));
  },
};
export const OnePicture: Story = {
  args: { slides: slides.slice(0, 1), hasThumbnails: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Next picture' })).toBeNull();
  },
};
/** CARD-05 */
export const NoPicture: Story = {
  args: {
    slides: gallerySlides({ images: [{ url: 'image-not-found.svg' }] }, '2021 Kia Sorento', say),
    hasThumbnails: false,
  },
};
