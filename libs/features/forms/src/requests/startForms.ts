import type { Wake } from '@forecourt/composition';
import { storageKeyOf } from '@forecourt/runtime';
import { keepPage } from '../state/visitNotes.js';
import { listenForRequests } from './askedRequest.js';

// Stands in every page's first script: what forms of the server's HTML need comes when they do.

const FORM = 'form[data-enquiry]';

/** Whether anything is known that a form could begin with. */
function isAnythingKept(): boolean {
  try {
    // before there was a slice, the contact had a key of its own; the slice takes it over
    return (
      sessionStorage.getItem(storageKeyOf('forms')) !== null || localStorage.getItem(storageKeyOf('shopper')) !== null
    );
  } catch {
    return false;
  }
}

/** Calls back with the first touch of a form, or at once where there is something to fill in. */
function whenFormsNeed(begin: () => void): void {
  if (document.querySelector(FORM) && isAnythingKept()) {
    begin();
    return;
  }
  const onTouch = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(FORM)) return;
    document.removeEventListener('focusin', onTouch);
    begin();
  };
  document.addEventListener('focusin', onTouch);
}

export const startForms: Wake = (wake, dispatch, site) => {
  keepPage();
  // a listing's address changes while it is looked at
  addEventListener('pagehide', keepPage);
  listenForRequests(wake, dispatch);
  whenFormsNeed(() => {
    import('./serverForms.js').then(
      ({ startServerForms }) => startServerForms(site),
      (error: unknown) => console.warn('Forms could not be filled in with what is known.', error),
    );
  });
};
