import type { EnquiryValues } from '../domain/enquiryValues.js';
import { CONTACT_FIELDS, keepContact, keepPage, keptContact, keptVisit } from '../state/sessionNotes.js';
import { listenForRequests } from './askedRequest.js';

// Stands in every page's first script: forms of the server's HTML are filled in before their code is there.

/** Fills in who the shopper is, where nothing was typed. */
function prefill(): void {
  const contact = keptContact();
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
    for (const field of CONTACT_FIELDS) {
      const input = form.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.value === '' && contact[field]) input.value = contact[field];
    }
  }
}

/** A form that sends itself takes along what is known of the visit, and its sender need not type twice. */
function onSubmit({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.dataset['enquiry'] === undefined) return;
  const data = new FormData(target);
  const typed: EnquiryValues = {};
  for (const field of CONTACT_FIELDS) {
    const value = data.get(field);
    if (typeof value === 'string' && value !== '') typed[field] = value;
  }
  keepContact(typed);
  const known = target.elements.namedItem('visit');
  const input = known instanceof HTMLInputElement ? known : document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'visit', value: JSON.stringify(keptVisit()) });
  if (!known) target.append(input);
}

export function startForms(wake: () => void): void {
  keepPage();
  // a listing's address changes while it is looked at
  addEventListener('pagehide', keepPage);
  document.addEventListener('submit', onSubmit, true);
  prefill();
  listenForRequests(wake);
}
