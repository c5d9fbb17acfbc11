import { useEffect, useRef } from 'react';
import { useAppStore } from '@forecourt/runtime/store';
import { postedValues, RESERVE_FIELDS } from '../domain/reserveForm.js';
import { detailsTyped, selectValues } from '../state/checkoutSlice.js';

export interface DraftPartProps {
  slug: string;
}

/** Stands in the form of a reservation: fills in what was typed before, and keeps what is typed now. */
export function Component({ slug }: DraftPartProps) {
  const store = useAppStore();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    const kept = selectValues(store.getState(), slug);
    for (const name of RESERVE_FIELDS) {
      const field = form.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // what the server or the shopper put there stands
      if (isField && field.value === '') field.value = kept[name] ?? '';
    }
    const keep = () => store.dispatch(detailsTyped({ slug, values: postedValues(new FormData(form)) }));
    form.addEventListener('input', keep);
    form.addEventListener('submit', keep);
    return () => {
      form.removeEventListener('input', keep);
      form.removeEventListener('submit', keep);
    };
  }, [store, slug]);
  return <span ref={place} hidden />;
}
