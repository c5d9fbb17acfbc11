import { useCallback, useState } from 'react';
import { isSavedStep, type PurchaseStep } from '@forecourt/checkout/domain';
import { typedIn, type Typed } from '../../rules/purchase/purchaseForm.js';

export interface LiveStep {
  /** What the form holds now. */
  readonly typed: Typed;
  /** The form itself. */
  readonly adopt: (form: HTMLFormElement | null) => void;
  /** Something in it was typed, ticked or chosen. */
  readonly read: () => void;
  /** Writes into one of its fields, as a slider does. */
  readonly set: (name: string, value: string) => void;
}

/** A step's form while it is filled in: its fields keep their own values, so that it works before script runs. */
export function useTyped(step: PurchaseStep, begun: Typed): LiveStep {
  const [typed, setTyped] = useState(begun);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const readFrom = useCallback(
    (element: HTMLFormElement | null) => {
      if (element && isSavedStep(step)) setTyped(typedIn(new FormData(element), step));
    },
    [step],
  );
  const adopt = useCallback(
    (element: HTMLFormElement | null) => {
      setForm(element);
      // the shopper may have typed before this code was there
      readFrom(element);
    },
    [readFrom],
  );
  const set = (name: string, value: string) => {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
    field.value = value;
    readFrom(form);
  };
  return { typed, adopt, read: () => readFrom(form), set };
}
