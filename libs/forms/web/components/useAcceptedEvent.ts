import { useEffect } from 'react';
import { EVENTS, isTradeIn, SUBCATEGORY } from '@forecourt/enquiry';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { recordEvent } from '@forecourt/runtime';
import { useAppStore } from '@forecourt/runtime/store';
import { acceptanceReported, selectReportedAcceptance } from '../state/formsSlice.js';

/**
 * Reports to analytics, once per tab, that a shopper accepted an estimate (event 18, FORM-09). The acceptance is a
 * plain form post, so the success page is the first that can report it.
 */
export function useAcceptedEvent(sent: SentEnquiry | undefined): void {
  const { dispatch, getState } = useAppStore();
  const accepted =
    sent && isTradeIn(sent.category) && sent.subcategory === SUBCATEGORY.tradeInAccepted ? sent : undefined;
  const { lead_id: lead, category } = accepted ?? {};
  useEffect(() => {
    if (lead === undefined || selectReportedAcceptance(getState()) === lead) return;
    dispatch(acceptanceReported(lead));
    recordEvent({ id: EVENTS.tradeInAccepted, name: 'trade-in offer accepted', category, key: lead });
  }, [category, dispatch, getState, lead]);
}
