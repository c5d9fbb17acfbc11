/** A frame's number within a turn of `count` frames: after the last comes the first (VDP-03). */
export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count;

/** Frame that a drag has reached: one for every `pixelsPerFrame`; the near side follows the finger (A9: 20 px). */
export const frameAfterDrag = (start: number, moved: number, count: number, pixelsPerFrame: number): number =>
  wrapFrame(start - Math.trunc(moved / pixelsPerFrame), count);

/** Furthest that a throw carries on, in frames. */
export const LONGEST_GLIDE = 8;

/** Frames that a turn carries on after it was let go at a speed in pixels a millisecond; few, so that it is gentle. */
export function glideAfter(speed: number, pixelsPerFrame: number): number {
  const frames = Math.trunc((-speed * 180) / pixelsPerFrame);
  return Math.max(-LONGEST_GLIDE, Math.min(LONGEST_GLIDE, frames)) + 0;
}

/**
 * Order in which frames are fetched: the first, every fourth, every second, the rest, so that a coarse turn is soon
 * whole.
 */
export function loadingOrder(count: number, first: number, isThrifty = false): number[] {
  const strides = isThrifty ? [4] : [4, 2, 1];
  const order = new Set<number>();
  for (const stride of strides)
    for (let step = 0; step < count; step += stride) order.add(wrapFrame(first + step, count));
  return [...order];
}

/** The frame next to the wanted one that is there, whichever way round is shorter. */
export function nearestFrame(wanted: number, there: ReadonlySet<number>, count: number): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  for (const frame of there) {
    const ahead = wrapFrame(frame - wanted, count);
    const gap = Math.min(ahead, count - ahead);
    if (gap < least) [best, least] = [frame, gap];
  }
  return best;
}

/** How far from the middle of the view a point of an unrolled picture is, in shares of the picture, both in percent. */
export const fromMiddle = (x: number, heading: number): number => wrapFrame(x - heading + 50, 100) - 50;
