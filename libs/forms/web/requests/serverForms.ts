import type { AppStore } from '@forecourt/runtime/store';
import type { EnquiryValues } from '../rules/enquiryValues.js';
import { CONTACT_FIELDS } from '../rules/keptForms.js';
import { formPosted, selectDraft, selectKnownContact } from '../state/formsSlice.js';
import { keptVisit } from '../state/visitNotes.js';

// For forms of the server's HTML whose own code is not there; comes where something is kept, or with their first touch.

/** Fills in what was typed here before, and who the shopper is, where nothing was typed. */
function prefill(store: AppStore): void {
  const state = store.getState();
  const known = selectKnownContact(state);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
    for (const [name, value] of Object.entries<string | boolean>({
      ...selectDraft(state, form.dataset['enquiry'] ?? '')?.values,
    }))
      putIn(form.elements.namedItem(name), value);
    for (const field of CONTACT_FIELDS) {
      const input = form.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.value === '' && known[field]) input.value = known[field];
    }
  }
}

/** Fills in a field that still has its server-rendered value. */
function putIn(field: Element | RadioNodeList | null, value: string | boolean): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked === field.defaultChecked) field.checked = value === true;
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.value === field.defaultValue) field.value = String(value);
  } else if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = Math.max(
      0,
      options.findIndex((option) => option.defaultSelected),
    );
    const isOffered = options.some((option) => option.value === value);
    if (field.selectedIndex === first && isOffered) field.value = String(value);
  }
}

/** A form that sends itself takes along what is known of the visit, and its sender need not type twice. */
function onSubmit({ target, defaultPrevented }: Event, store: AppStore): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.dataset['enquiry'] === undefined) return;
  const data = new FormData(target);
  const typed: EnquiryValues = {};
  for (const field of CONTACT_FIELDS) {
    const value = data.get(field);
    if (typeof value === 'string' && value !== '') typed[field] = value;
  }
  store.dispatch(formPosted({ id: target.dataset['enquiry'], values: typed }));
  const known = target.elements.namedItem('visit');
  const input = known instanceof HTMLInputElement ? known : document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'visit', value: JSON.stringify(keptVisit()) });
  if (!known) target.append(input);
}

/** Fills in the page's forms and records what they post without their own code; returns a function that stops it. */
export function startServerForms(store: AppStore): () => void {
  prefill(store);
  // after the form's own script, where that is there
  const listen = (event: Event): void => onSubmit(event, store);
  document.addEventListener('submit', listen);
  return () => document.removeEventListener('submit', listen);
}
