import type { FormField, FormValues } from './formFields.js';
import { typedTexts } from './typedTexts.js';

/** By which a form finds the one that the server drew in its place. */
export const FORM_ID = 'data-action-form';

/** What was typed into the server's form before this one took over. */
export function typedBefore(id: string, fields: readonly Pick<FormField, 'name'>[]): FormValues {
  if (typeof document === 'undefined') return {};
  const form = [...document.forms].find((other) => other.getAttribute(FORM_ID) === id);
  const names = fields.map(({ name }) => name);
  return form ? typedTexts(form, names) : {};
}
