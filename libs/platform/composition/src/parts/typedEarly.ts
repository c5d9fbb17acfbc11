export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The field that an event changed, where it was one. */
export const fieldOf = (target: EventTarget | null): Field | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target
    : undefined;

/**
 * Tells a part of what a visitor typed, ticked or chose before it was alive, as if it happened now. React compares a
 * field with what it last saw of it, which is what it found: the field is set back through React's own property and then
 * forth through the element's, unseen.
 */
export function sayAgain(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field;
    field.checked = !checked;
    // a click ticks it again, and is what React listens to
    if (checked || field.type === 'checkbox') field.click();
    return;
  }
  const { value } = field;
  // some kinds of field have no selection
  const [start, end] = field.type === 'number' ? [null, null] : [field.selectionStart, field.selectionEnd];
  field.value = `${value} `;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  own?.set?.call(field, value);
  if (start !== null && end !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
