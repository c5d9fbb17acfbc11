import type { Browser } from 'playwright-core';
import { atOnce } from '../atOnce.ts';
import { firstTouch, type Touch } from './firstTouch.ts';

export interface TouchAllOptions {
  /** How many visitors there are at a time. */
  readonly visitors: number;
  /** After each touch: whether the element was reached, and what is wrong, a line each. */
  readonly onTouched?: (touch: Touch, isReached: boolean, lines: readonly string[]) => void;
}

/** Tries touches, several visitors at a time; returns what is wrong, a line each. */
export async function touchAll(
  browser: Browser,
  touches: readonly Touch[],
  { visitors, onTouched }: TouchAllOptions,
): Promise<string[]> {
  const lines = await atOnce(touches, visitors, async (touch) => {
    const { origin, path, viewport, touchable } = touch;
    const { isReached, findings } = await firstTouch(browser, touch);
    const own = findings.map((finding) => `${origin}${path} ${viewport} · ${touchable.kind} · ${finding}`);
    onTouched?.(touch, isReached, own);
    return own;
  });
  return lines.flat();
}
