import type { BrochureSay } from '../../words/say.js';
import type { Palette } from '../content/palette.js';
import { INNER_WIDTH, PAGE, type Sheet } from './sheet.js';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
/** Most points of height by number of pictures: above it, frames would cut off the ends of a vehicle. */
const MOST_HEIGHT = [0, 340, 180, 240, 285] as const;
/** Shape of most vehicle pictures. */
const SHAPE = 1.5;

/** Height of the band of pictures where so much is wanted. */
export const bandHeight = (count: number, wanted: number): number => Math.min(wanted, MOST_HEIGHT[count] ?? 0);

/** Frames for one to four pictures in a band of a height: the first large, the others next to it. */
export function pictureFrames(count: number, top: number, height: number): Frame[] {
  const x = PAGE.margin;
  if (count <= 0) return [];
  if (count === 1) return [{ x, y: top, width: INNER_WIDTH, height }];
  const others = count - 1;
  const small = (height - GAP * (others - 1)) / others;
  // two pictures share the width; small ones keep their shape
  const side = others === 1 ? (INNER_WIDTH - GAP) / 2 : Math.min(small * SHAPE, INNER_WIDTH * 0.38);
  const rest = Array.from({ length: others }, (_, index) => ({
    x: x + INNER_WIDTH - side,
    y: top + index * (small + GAP),
    width: side,
    height: small,
  }));
  return [{ x, y: top, width: INNER_WIDTH - side - GAP, height }, ...rest];
}

/** Draws pictures into their frames, cut to fill them. */
export function drawPictures(
  sheet: Sheet,
  pictures: readonly Buffer[],
  options: { top: number; height: number; corner: number; palette: Palette; title: string; say: BrochureSay },
): void {
  const { top, height, corner, palette, title, say } = options;
  pictureFrames(pictures.length, top, height).forEach((frame, index) => {
    const picture = pictures[index];
    if (!picture) return;
    const { x, y, width } = frame;
    const figure = sheet.element('Figure', undefined, {
      alt: say('picture', { vehicle: title, number: index + 1, count: pictures.length }),
    });
    figure.add(() => {
      sheet.doc.save();
      sheet.doc.roundedRect(x, y, width, frame.height, corner).clip();
      sheet.doc.rect(x, y, width, frame.height).fill(palette.panel);
      sheet.doc.image(picture, x, y, { cover: [width, frame.height], align: 'center', valign: 'center' });
      sheet.doc.restore();
    });
  });
}
