import { readKept, writeKept, type KeptAs } from '@forecourt/runtime';
import { contactOf, keepForms, readForms, withoutDraft, type KeptForms } from '../domain/keptForms.js';
import type { EnquiryValues } from '../domain/enquiryValues.js';

// For every page's first script, where forms of the server's HTML are filled in before their code is there.

/** Name of the slice, and version of what is kept of it. */
export const FORMS = 'forms';
export const FORMS_VERSION = 1;

const keptAs = (site: string): KeptAs => ({ in: 'session', version: FORMS_VERSION, site });

export const keptForms = (site: string): KeptForms => readForms(readKept(FORMS, keptAs(site)));

/** A form that sends itself: its sender need not type twice, and what was sent is no draft any more. */
export function noteSent(site: string, id: string, values: EnquiryValues): void {
  const kept = keptForms(site);
  const contact = { ...kept.contact, ...contactOf(values) };
  writeKept(FORMS, keptAs(site), keepForms({ ...kept, contact, drafts: withoutDraft(kept.drafts, id) }));
}
