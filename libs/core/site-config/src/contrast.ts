/** Text, the surface below it, and the contrast that they need. */
export type ColourPair<Name extends string = string> = readonly [text: Name, surface: Name, needed: number];

const COLOUR = /^#[0-9a-f]{6}$/i;

/** Relative luminance of a `#rrggbb` colour (WCAG 2.2). */
export function luminance(colour: string): number {
  const channel = (index: number): number => {
    const value = Number.parseInt(colour.slice(index, index + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours, 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Pairs that cannot be read (WCAG 2.2 AA). Pairs with a value that is no colour are passed over: that is another
 * problem.
 */
export function contrastProblems<Name extends string>(
  colours: Readonly<Partial<Record<Name, unknown>>>,
  pairs: readonly ColourPair<Name>[],
): { text: Name; message: string }[] {
  return pairs.flatMap(([text, surface, needed]) => {
    const own = new Map<string, unknown>(Object.entries(colours));
    const [ink, ground] = [own.get(text), own.get(surface)];
    if (typeof ink !== 'string' || typeof ground !== 'string' || !COLOUR.test(ink) || !COLOUR.test(ground)) return [];
    const ratio = contrastRatio(ink, ground);
    if (ratio >= needed) return [];
    // rounded down, so that 4.496 does not read as enough
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2);
    return [
      { text, message: `contrast of ${ink} on ${surface} ${ground} is ${shown}; WCAG AA asks for ${needed} or more` },
    ];
  });
}
