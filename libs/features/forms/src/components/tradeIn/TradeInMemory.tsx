import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useAppStore } from '@forecourt/runtime/store';
import type { TradeInValues } from '../../domain/tradeIn/tradeInValues.js';
import { tradeInKept } from '../../state/formsSlice.js';

/** Keeps what was typed into the journey when its page is left before the estimate (FORM-02, FORM-13). */
export function TradeInMemory({ id, isSent }: { id: string; isSent: () => boolean }): null {
  const form = useForm<TradeInValues>();
  const { dispatch } = useAppStore();
  useEffect(() => {
    const keep = (): void => {
      if (!isSent() && form.getState().dirty) dispatch(tradeInKept({ id, values: form.getState().values }));
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [dispatch, form, id, isSent]);
  return null;
}
