import { tickedIn } from '../domain/extras.js';
import { FORM_FIELDS, isTick, type EnquiryValues } from '../domain/enquiryValues.js';

/** Marks a form that keeps its values itself; in the server's HTML, what is not as it was rendered was typed. */
export const LIVE = 'data-live';

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
  if (!form) return {};
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter((field) => isTyped(form, field))
      .flatMap((field) => {
        const input = form.elements.namedItem(field);
        if (input instanceof HTMLInputElement && input.type === 'checkbox')
          return [[field, input.checked ? 'on' : ''] as const];
        const value = data.get(field);
        return typeof value === 'string' ? [[field, value] as const] : [];
      }),
  );
}

const formOf = (id: string) =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLFormElement>(`form[data-enquiry="${CSS.escape(id)}"]`);

const isTyped = (form: HTMLFormElement, name: string): boolean =>
  form.hasAttribute(LIVE) || [...form.querySelectorAll(`[name="${CSS.escape(name)}"]`)].some(isChanged);

/** Whether a field is not as the server rendered it. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(0, first);
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== field.defaultValue
  );
}
