/** Marks a form that keeps its values itself; in the server's HTML, what is not as it was drawn was typed. */
export const LIVE = 'data-live';

/**
 * What was typed into fields of a form before it was hydrated; of a hydrated form, everything. Several answers of
 * one name have a line each.
 */
export function typedTexts(form: HTMLFormElement, names: readonly string[]): Readonly<Record<string, string>> {
  const data = new FormData(form);
  return Object.fromEntries(
    names
      .filter((name) => isTyped(form, name))
      .filter((name) => [...form.elements].some((field) => field.getAttribute('name') === name))
      .map((name) => [name, data.getAll(name).filter(isText).join('\n')]),
  );
}

const isText = (value: FormDataEntryValue): value is string => typeof value === 'string';

/** Whether a field is another than the server drew it, or the form keeps its values itself. */
export const isTyped = (form: HTMLFormElement, name: string): boolean =>
  form.hasAttribute(LIVE) ||
  [...form.elements].some((field) => field.getAttribute('name') === name && isChanged(field));

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
