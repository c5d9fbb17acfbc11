export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** State of a field when it was last changed; noted at once, because hydration may overwrite it before the replay. */
export interface FieldInput {
  readonly value: string;
  readonly checked: boolean;
}

/** The field that an event changed, where it was one. */
export const fieldOf = (target: EventTarget | null): Field | undefined =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
    ? target
    : undefined;

/** Whether it is a box or a radio, which a click changes, by pointer and by key. */
export const isTick = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');

export const readField = (field: Field): FieldInput => ({
  value: field.value,
  checked: field instanceof HTMLInputElement && field.checked,
});

/** A value of each kind of field that takes no other format: a blank after it is warned of, and not taken. */
const SAMPLES: ReadonlyMap<string, string> = new Map([
  ['number', '0'],
  ['date', '2000-01-01'],
  ['datetime-local', '2000-01-01T00:00'],
  ['month', '2000-01'],
  ['time', '00:00'],
  ['week', '2000-W01'],
]);

/**
 * Tells a part of what a visitor typed, ticked or chose before it was alive, as if it happened now. React compares a
 * field with what it last saw of it, which is what it found: the field is set back through React's own property and
 * then forth through the element's, unseen.
 */
export function replayInput(field: Field, { value, checked }: FieldInput): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    return;
  }
  if (isTick(field)) {
    field.checked = !checked;
    // a click ticks it again, and is what React listens to
    if (checked || field.type === 'checkbox') field.click();
    return;
  }
  // some kinds of field have no selection; in one that was written into, the place is the end of the text
  const sample = SAMPLES.get(field.type);
  const hasPlace = sample === undefined && field.value === value;
  const [start, end] = hasPlace ? [field.selectionStart, field.selectionEnd] : [null, null];
  field.value = sample === undefined ? `${value} ` : value === '' ? sample : '';
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  own?.set?.call(field, value);
  if (start !== null && end !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // `change` of a slider and `focusout` of a field come after the value has rendered, because their handlers read it
  setTimeout(() => {
    if (field.type === 'range') field.dispatchEvent(new Event('change', { bubbles: true }));
    if (field.ownerDocument.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}
