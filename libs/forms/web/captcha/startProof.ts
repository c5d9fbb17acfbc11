import type { HydrateWhen } from '@forecourt/composition';

// Part of every page's first script.

/** Loads the code of a form's proof with the first touch of the form. */
export const startProof: HydrateWhen = (hydrateNow) => {
  const onTouch = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('form')?.querySelector('[data-proof]')) return;
    document.removeEventListener('focusin', onTouch);
    hydrateNow();
  };
  document.addEventListener('focusin', onTouch);
};
