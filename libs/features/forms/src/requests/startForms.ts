import type { Wake } from '@forecourt/composition';
import { keptPostcode } from '@forecourt/runtime';
import type { EnquiryValues } from '../domain/enquiryValues.js';
import { CONTACT_FIELDS, draftOf } from '../domain/keptForms.js';
import { keptForms, noteSent } from '../state/keptForms.js';
import { keepPage, keptVisit } from '../state/visitNotes.js';
import { listenForRequests } from './askedRequest.js';

// Stands in every page's first script: forms of the server's HTML are filled in before their code is there.

/** Fills in what was typed here before, and who the shopper is, where nothing was typed. */
export function prefill(site: string): void {
  const { contact, drafts } = keptForms(site);
  const known = { postcode: keptPostcode(site), ...contact };
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-enquiry]')) {
    for (const [name, value] of Object.entries<string | boolean>({
      ...draftOf(drafts, form.dataset['enquiry'] ?? '')?.values,
    }))
      putIn(form.elements.namedItem(name), value);
    for (const field of CONTACT_FIELDS) {
      const input = form.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.value === '' && known[field]) input.value = known[field];
    }
  }
}

/** Into a field that is as the server drew it. */
function putIn(field: Element | RadioNodeList | null, value: string | boolean): void {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (field.checked === field.defaultChecked) field.checked = value === true;
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    if (field.value === field.defaultValue) field.value = String(value);
  } else if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = Math.max(0, options.findIndex((option) => option.defaultSelected)); // prettier-ignore
    const isOffered = options.some((option) => option.value === value);
    if (field.selectedIndex === first && isOffered) field.value = String(value);
  }
}

/** A form that sends itself takes along what is known of the visit, and its sender need not type twice. */
function onSubmit({ target, defaultPrevented }: Event, site: string): void {
  if (defaultPrevented || !(target instanceof HTMLFormElement) || target.dataset['enquiry'] === undefined) return;
  const data = new FormData(target);
  const typed: EnquiryValues = {};
  for (const field of CONTACT_FIELDS) {
    const value = data.get(field);
    if (typeof value === 'string' && value !== '') typed[field] = value;
  }
  noteSent(site, target.dataset['enquiry'], typed);
  const known = target.elements.namedItem('visit');
  const input = known instanceof HTMLInputElement ? known : document.createElement('input');
  Object.assign(input, { type: 'hidden', name: 'visit', value: JSON.stringify(keptVisit()) });
  if (!known) target.append(input);
}

export const startForms: Wake = (wake, dispatch, site) => {
  keepPage();
  // a listing's address changes while it is looked at
  addEventListener('pagehide', keepPage);
  // after the form's own script, where that is there
  document.addEventListener('submit', (event) => onSubmit(event, site));
  prefill(site);
  listenForRequests(wake, dispatch);
};
