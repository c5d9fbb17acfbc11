import { useCallback, useRef } from 'react';
import type { FormValues } from '@forecourt/action-form';
import { useAppStore } from '@forecourt/runtime/store';
import { filledMs } from '../../captcha/filledMs.js';
import { contactOf } from '../../rules/keptForms.js';
import { tradeInSent } from '../../state/formsSlice.js';
import { keepPage, keptVisit } from '../../state/visitNotes.js';

/** What the page's script sends with a journey of a trade-in, and whether it is on its way. */
export function useSentTradeIn(id: string) {
  const { dispatch } = useAppStore();
  const sent = useRef(false);
  const attempt = useRef<{ words: string; key: string }>(undefined);
  return {
    isSent: useCallback(() => sent.current, []),
    /** The same words under the same key are one lead, however often they are sent (FORM-13). */
    onSend: (values: FormValues): FormValues => {
      const words = JSON.stringify(values);
      if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
      sent.current = true;
      dispatch(tradeInSent({ id, values: contactOf(values) }));
      keepPage();
      return { key: attempt.current.key, visit: JSON.stringify(keptVisit()), filled_ms: String(filledMs()) };
    },
    /** It was refused. */
    onRefused: (): void => {
      sent.current = false;
      dispatch(tradeInSent(undefined));
    },
  };
}
