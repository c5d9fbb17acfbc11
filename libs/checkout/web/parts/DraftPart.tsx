import { useEffect, useRef } from 'react';
import { useAppStore } from '@forecourt/runtime/store';
import { filledIn, RESERVE_FIELDS } from '../rules/reserveForm.js';
import { detailsTyped, selectValues } from '../state/checkoutSlice.js';

export interface DraftPartProps {
  slug: string;
}

/** Goes inside a form with the shopper's details: fills in what was typed before, and keeps what is typed now. */
export function Component({ slug }: DraftPartProps) {
  const store = useAppStore();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const kept = selectValues(store.getState(), slug);
    const keep = () => store.dispatch(detailsTyped({ slug, values: filledIn(new FormData(form)) }));
    for (const name of RESERVE_FIELDS) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // a value from the server or the shopper is not overwritten
      if (isField && field.value === '' && kept[name]) typeInto(field, kept[name]);
    }
    // the shopper may have typed before hydration
    if (Object.keys(filledIn(new FormData(form))).length > 0) keep();
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [store, slug]);
  return <span ref={place} hidden />;
}

/** Fills in a field as a shopper would: React hears of it by the event, and where its own setter is not used. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
