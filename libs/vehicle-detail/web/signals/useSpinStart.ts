import { useEffect } from 'react';
import { useSection, useHydratePart } from '@forecourt/composition';
import type { Vehicle } from '@forecourt/vehicle';
import { vehicleDetailSection } from '../section.js';

const SIGNS = ['pointermove', 'pointerdown', 'scroll', 'keydown'] as const;

/** Starts an automatic turn at the first sign of a visitor, so that its code and frames do not load before. */
export function useSpinStart(part: string, { spin_images }: Vehicle): void {
  const { isShown, startsIn, autoRotate } = useSection(vehicleDetailSection).spin;
  const hydratePart = useHydratePart();
  const isWanted = !!spin_images && isShown && startsIn === 'spin' && autoRotate !== 'never';
  useEffect(() => {
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const stop = () => SIGNS.forEach((sign) => window.removeEventListener(sign, hydrateNow));
    const hydrateNow = () => {
      stop();
      hydratePart(part);
    };
    for (const sign of SIGNS) window.addEventListener(sign, hydrateNow, { passive: true });
    return stop;
  }, [isWanted, part, hydratePart]);
}
