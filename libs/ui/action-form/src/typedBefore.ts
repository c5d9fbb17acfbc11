import type { FormField, FormValues } from './formFields.js';
import { isTyped, typedTexts } from './typedTexts.js';

/** By which a form finds the one that the server drew in its place. */
export const FORM_ID = 'data-action-form';

/** What was typed into the server's form before this one took over. */
export function typedBefore(id: string, fields: readonly Pick<FormField, 'name' | 'isList'>[]): FormValues {
  const form =
    typeof document === 'undefined'
      ? undefined
      : [...document.forms].find((other) => other.getAttribute(FORM_ID) === id);
  if (!form) return {};
  const names = fields.filter(({ isList }) => !isList).map(({ name }) => name);
  const lists = fields.filter(({ name, isList }) => isList && isTyped(form, name));
  const data = new FormData(form);
  const linesOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return {
    ...typedTexts(form, names),
    ...Object.fromEntries(lists.map(({ name }) => [name, linesOf(name).join('\n')])),
  };
}
