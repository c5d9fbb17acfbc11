import type { FormValues } from '@forecourt/action-form';
import { FORM_FIELDS, isTick, type EnquiryValues } from './enquiryValues.js';

/** Values as a form has them: texts, and `on` where a box is ticked. */
export const formValuesOf = (values: EnquiryValues): FormValues =>
  Object.fromEntries(
    FORM_FIELDS.map((field) => {
      const value = values[field] ?? '';
      return [field, typeof value === 'string' ? value : value ? 'on' : ''];
    }),
  );

/** What a form has, as an enquiry's values. */
export function enquiryValuesOf(values: FormValues): EnquiryValues {
  const entries = FORM_FIELDS.flatMap((field): [string, string | boolean][] => {
    const text = Object.hasOwn(values, field) ? values[field] : undefined;
    if (isTick(field)) return [[field, text === 'on']];
    return text === undefined || text === '' ? [] : [[field, text]];
  });
  return Object.fromEntries(entries);
}
