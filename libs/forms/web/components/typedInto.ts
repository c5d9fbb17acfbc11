import { isTyped, typedTexts } from '@forecourt/action-form';
import { tickedIn } from '../rules/extras.js';
import { FORM_FIELDS, isTick, type EnquiryValues } from '../rules/enquiryValues.js';

export { LIVE } from '@forecourt/action-form';

/** Values of a form on the page: all of a live one, and what the shopper typed into the server's before hydration. */
export function typedInto(id: string): EnquiryValues {
  const form = formOf(id);
  if (!form) return {};
  const data = new FormData(form);
  const entries = FORM_FIELDS.filter((field) => isTyped(form, field)).flatMap((field): [string, string | boolean][] => {
    if (isTick(field)) return form.querySelector(`[name="${field}"]`) ? [[field, data.has(field)]] : [];
    const value = field === 'additional_services' ? tickedIn(data, field) : data.get(field);
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** The same for a form with its own fields; a ticked box is `on`. */
export function typedTextsInto(id: string, fields: readonly string[]): Readonly<Record<string, string>> {
  const form = formOf(id);
  return form ? typedTexts(form, fields) : {};
}

const formOf = (id: string) =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLFormElement>(`form[data-enquiry="${CSS.escape(id)}"]`);
