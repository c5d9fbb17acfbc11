import { useEffect } from 'react';
import type { TradeInState } from '@forecourt/enquiry/schema';
import { recordEvent } from '@forecourt/runtime';
import { useAppStore } from '@forecourt/runtime/store';
import { enquirySent, selectSentTradeIn } from '../../state/formsSlice.js';
import { tellPostcode } from '../tellPostcode.js';

/** Reports once that the journey of a page led to an estimate: its form went with the answer (FORM-09). */
export function useStartedTradeIn(id: string, request: TradeInState | undefined): void {
  const store = useAppStore();
  const { lead_id: leadId, category = '', event_id: event } = request ?? {};
  useEffect(() => {
    const sent = selectSentTradeIn(store.getState());
    if (leadId === undefined || event === undefined || sent?.id !== id) return;
    store.dispatch(enquirySent({ id, values: sent.values, enquiry: { leadId, category } }));
    tellPostcode(store, sent.values.postcode);
    recordEvent({ id: event, name: 'trade-in started', category, key: leadId });
  }, [category, event, id, leadId, store]);
}
