import { spinContent, type SpinContent } from '../../rules/spin/spinContent.js';
import type { SpinViewerProps } from './SpinViewer.js';

const SAMPLES = new Map(
  Object.entries(import.meta.glob<string>('./samples/*.webp', { query: '?inline', import: 'default', eager: true })),
);

/**
 * A picture for stories, as an address that ends in its name. It is inlined, because Storybook has no picture
 * service.
 */
const sample = (name: string): string => `${SAMPLES.get(`./samples/${name}.webp`) ?? ''}#${name}`;

const turn = spinContent(
  {
    spin_images: Array.from({ length: 12 }, (_, frame) => sample(`frame-${frame}`)),
    hotspots: {
      exterior: [
        {
          title: 'Headlamps',
          description: 'Lenses are clear and all lamps were tested in our workshop.',
          positions: [
            { frame: 0, x: 34, y: 48 },
            { frame: 1, x: 20, y: 46 },
          ],
        },
        {
          title: 'Front tyre',
          description: '6 mm of tread left, worn evenly.',
          positions: [{ frame: 0, x: 46, y: 68 }],
        },
      ],
      interior: [
        {
          title: 'Touch screen',
          description: 'Your phone’s maps and music, by cable or without.',
          positions: [{ frame: 0, x: 50, y: 50 }],
        },
      ],
    },
  },
  '2021 Kia Sorento',
) as SpinContent;

export const sampleSpin: SpinContent = { ...turn, interior: { kind: 'panorama', url: sample('cabin') } };

/** The same turn with no frame to be had. */
export const brokenSpin: SpinContent = {
  ...sampleSpin,
  frames: sampleSpin.frames.map((_, frame) => `https://pictures.invalid/spin-${frame}.webp`),
};

export const sampleOptions: SpinViewerProps['options'] & { startsIn: 'spin' | 'images' } = {
  startsIn: 'spin',
  autoRotate: 'never',
  interval: 100,
  pixelsPerFrame: 20,
  hint: 'Swipe to spin',
};
