import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { StoreState } from '@forecourt/testing/store';
import { wordsOf } from '@forecourt/words';
import { gallerySlides } from '../../rules/slides.js';
import { galleryModeChosen, selectGalleryMode } from '../../state/vehicleDetailSlice.js';
import { Gallery, type GalleryProps } from '../Gallery.js';
import { brokenSpin, sampleOptions, sampleSpin } from './spinSamples.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

const say = wordsOf({ config: {} }, vehicleDetailWords);
const images = [2, 5, 7, 10].map((frame) => ({ url: sampleSpin.frames[frame] ?? '' }));

/** The chosen mode is kept in the store, as on the page. */
function Stage(props: Omit<GalleryProps, 'chosenMode' | 'onChooseMode'>) {
  const chosen = useAppSelector(selectGalleryMode);
  const dispatch = useAppDispatch();
  return (
    <>
      <Gallery {...props} chosenMode={chosen} onChooseMode={(mode) => dispatch(galleryModeChosen(mode))} />
      <StoreState slice="vehicle-detail" />
    </>
  );
}

const meta = {
  title: 'Vehicle detail/Gallery with a spin',
  component: Stage,
  args: {
    slides: gallerySlides({ images }, '2021 Kia Sorento', say),
    hasThumbnails: true,
    spin: { content: sampleSpin, options: sampleOptions },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 700 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** VDP-03 starts with the turn; Images and Interior are a touch away, and a thumbnail leads to its picture. */
export const StartsWithTheSpin: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('slider', { name: /Turn 2021/ }, { timeout: 8000 });
    await expect(canvas.queryByRole('list', { name: /arrow keys/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Interior' }));
    await canvas.findByRole('slider', { name: /inside/ });
    await expect(canvas.getByLabelText('State of vehicle-detail')).toHaveTextContent('"galleryMode": "interior"');
    await userEvent.click(canvas.getByRole('link', { name: 'Picture 3' }));
    await expect(canvas.getByRole('button', { name: 'Images' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Picture 3' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('list', { name: /arrow keys/ })).toBeVisible();
  },
};

/** VDP-03 `startsIn: images`: the gallery first, the turn on demand. */
export const StartsWithPictures: Story = {
  args: { spin: { content: sampleSpin, options: { ...sampleOptions, startsIn: 'images' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Spin' }));
    await canvas.findByRole('slider', { name: /Turn 2021/ }, { timeout: 8000 });
  },
};

/** VDP-03 what was chosen before, of another vehicle: it counts where this one has it. */
export const AsBefore: Story = {
  parameters: { state: () => ({ 'vehicle-detail': { viewed: [], phones: [], galleryMode: 'images' as const } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Images' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** VDP-03 where the frames do not load, the pictures replace them (A8). */
export const FramesFail: Story = {
  args: { spin: { content: brokenSpin, options: sampleOptions } },
  parameters: { brokenPictures: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/could not be loaded/)).toBeVisible(), { timeout: 10_000 });
    await expect(canvas.getByRole('list', { name: /arrow keys/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Spin' })).toBeNull();
  },
};
