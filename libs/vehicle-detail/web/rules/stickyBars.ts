export interface StickyOptions {
  /** Pixels from which the header shows; absent where it never does. */
  headerFrom: number | undefined;
  /** Pixels beyond which the bottom bar is open. */
  barBeyond: number | undefined;
}

/** Which bars follow the page at a scroll position: the header from 500 pixels, the bottom bar beyond 900 (VDP-05). */
export function stickyBars(
  scrolled: number,
  { headerFrom, barBeyond }: StickyOptions,
): { header: boolean; bar: boolean } {
  return {
    header: headerFrom !== undefined && scrolled >= headerFrom,
    bar: barBeyond !== undefined && scrolled > barBeyond,
  };
}
