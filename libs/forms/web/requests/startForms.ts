import type { HydrateWhen } from '@forecourt/composition';
import type { AppStore, RootState } from '@forecourt/runtime/store';
import { selectHasDrafts, selectKnownContact } from '../state/formsSlice.js';
import { keepPage } from '../state/visitNotes.js';
import { listenForRequests } from './askedRequest.js';

// Part of every page's first script: the code for server-rendered forms loads only when they need it.

const FORM = 'form[data-enquiry]';

/** Whether anything is known that a form could begin with. */
const isAnythingKnown = (state: RootState): boolean =>
  selectHasDrafts(state) || Object.keys(selectKnownContact(state)).length > 0;

/** Calls back with the first touch of a form, or at once where there is something to fill in. */
function whenFormsNeed(store: AppStore, begin: () => void): void {
  if (document.querySelector(FORM) && isAnythingKnown(store.getState())) {
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

export const startForms: HydrateWhen = (hydrateNow, pageStore) => {
  const store = pageStore as AppStore;
  keepPage();
  // a listing's address changes while it is looked at
  addEventListener('pagehide', keepPage);
  listenForRequests(hydrateNow, store);
  whenFormsNeed(store, () => {
    import('./serverForms.js').then(
      ({ startServerForms }) => startServerForms(store),
      (error: unknown) => console.warn('Forms could not be filled in with what is known.', error),
    );
  });
};
