import { tickedIn } from '../domain/extras.js';
import { FORM_FIELDS, isTick, type EnquiryValues } from '../domain/enquiryValues.js';

/** Current values of a server-rendered form, including what the shopper typed before hydration. */
export function typedInto(id: string): EnquiryValues {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form[data-enquiry="${CSS.escape(id)}"]`);
  if (!form) return {};
  const data = new FormData(form);
  const entries = FORM_FIELDS.flatMap((field) => {
    if (isTick(field)) return [];
    const value = field === 'additional_services' ? tickedIn(data, field) : data.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
  });
  return {
    ...Object.fromEntries(entries),
    ...(form.querySelector('[name="opt_in"]') ? { opt_in: data.has('opt_in') } : {}),
  };
}

/** The same for a form with its own fields; a ticked box is `on`. */
export function typedTextsInto(id: string, fields: readonly string[]): Readonly<Record<string, string>> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form[data-enquiry="${CSS.escape(id)}"]`);
  if (!form) return {};
  const data = new FormData(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const input = form.elements.namedItem(field);
      if (input instanceof HTMLInputElement && input.type === 'checkbox')
        return [[field, input.checked ? 'on' : ''] as const];
      const value = data.get(field);
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    }),
  );
}
