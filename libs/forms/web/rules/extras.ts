/**
 * Services that are ticked in addition to the requested one: one line each in a form's value, a list in a lead
 * (FORM-05).
 */
export const extrasOf = (text: string | undefined): readonly string[] => [
  ...new Set(
    (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

/** The same with one more, or one less. */
export const withExtra = (text: string | undefined, extra: string, isTicked: boolean): string =>
  [...extrasOf(text).filter((other) => other !== extra), ...(isTicked ? [extra] : [])].join('\n');

/** All that is ticked under one name of a form. */
export const tickedIn = (form: FormData, name: string): string =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .join('\n');
