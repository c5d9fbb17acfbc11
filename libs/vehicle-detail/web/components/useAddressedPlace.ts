import { useEffect } from 'react';
import { useHydratePart } from '@forecourt/composition';

/**
 * An address that leads into something closed opens it: a part with tabs is woken for it, a folded section opens where
 * the browser does not do that itself.
 */
export function useAddressedPlace(partWithTabs: string): void {
  const hydratePart = useHydratePart();
  useEffect(() => {
    const follow = () => {
      const place = document.getElementById(location.hash.slice(1));
      if (!place) return;
      if (place.closest('[data-part]')?.getAttribute('data-part') === partWithTabs) hydratePart(partWithTabs);
      const closed = foldsAround(place).filter(({ open }) => !open);
      for (const fold of closed) fold.open = true;
      if (closed.length > 0) place.scrollIntoView();
    };
    const onFound = ({ target }: Event) => {
      if (target instanceof Element && target.closest(`[data-part="${partWithTabs}"]`)) hydratePart(partWithTabs);
    };
    follow();
    window.addEventListener('hashchange', follow);
    document.addEventListener('beforematch', onFound);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('beforematch', onFound);
    };
  }, [partWithTabs, hydratePart]);
}

function foldsAround(place: Element): HTMLDetailsElement[] {
  const fold = place.closest('details');
  return fold ? [fold, ...(fold.parentElement ? foldsAround(fold.parentElement) : [])] : [];
}
