import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useAppStore } from '@forecourt/runtime/store';
import { textOf, type Step, type TradeInValues } from '../../rules/tradeIn/tradeInValues.js';
import { tradeInKept } from '../../state/formsSlice.js';

export interface TradeInMemoryProps {
  id: string;
  /** Values that the journey started with, before anything was typed. */
  start: TradeInValues;
  step: Step;
  /** The journey is on its way to its estimate. */
  isSent: () => boolean;
}

/** Keeps what was typed into the journey and its step when its page is left before the estimate (FORM-02, FORM-13). */
export function TradeInMemory({ id, start, step, isSent }: TradeInMemoryProps): null {
  const form = useForm<TradeInValues>();
  const { dispatch } = useAppStore();
  useEffect(() => {
    const keep = (): void => {
      const { values } = form.getState();
      const differs = (field: string) => (textOf(values, field) ?? '') !== (textOf(start, field) ?? '');
      if (Object.keys(values).some(differs)) dispatch(tradeInKept({ id, values, step }));
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keep);
      // the estimate takes the form's place
      if (!isSent()) keep();
    };
  }, [dispatch, form, id, start, step, isSent]);
  return null;
}
