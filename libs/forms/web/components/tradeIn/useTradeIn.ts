import { useCallback, useRef, useState } from 'react';
import { useWords } from '@forecourt/composition';
import { AU_STATES, type TradeInPage } from '@forecourt/enquiry';
import type { TradeInState } from '@forecourt/enquiry/schema';
import { recordEvent } from '@forecourt/runtime';
import { useAppStore } from '@forecourt/runtime/store';
import { filledMs } from '../../captcha/filledMs.js';
import { proveForm } from '../../captcha/prove.js';
import { useFindRegoMutation, useStartTradeInMutation } from '../../api/formsApi.js';
import { contactOf } from '../../rules/keptForms.js';
import { missingLead } from '../../rules/serverErrors.js';
import { regoNotice } from '../../rules/tradeIn/regoNotice.js';
import { tradeInPayload } from '../../rules/tradeIn/tradeInPayload.js';
import { tradeInServerErrors } from '../../rules/tradeIn/tradeInServerErrors.js';
import type { Step, TradeInErrors, TradeInValues } from '../../rules/tradeIn/tradeInValues.js';
import type { TradeInRules } from '../../rules/tradeIn/validateTradeIn.js';
import { useForms } from '../useForms.js';
import { enquirySent } from '../../state/formsSlice.js';
import { keepPage, keptVisit } from '../../state/visitNotes.js';
import { tellPostcode } from '../tellPostcode.js';
import { formsWords } from '../../words/formsWords.js';

export interface TradeInFault {
  readonly errors: TradeInErrors;
  readonly formError?: string;
  readonly step: Step;
}

interface Options {
  readonly id: string;
  readonly page: TradeInPage;
  readonly carId: string | undefined;
  readonly rules: TradeInRules;
}

/** Calls of the journey. A failed start can be repeated and makes no second lead (FORM-13). */
export function useTradeIn({ id, page, carId, rules }: Options) {
  const say = useWords(formsWords);
  const forms = useForms();
  const store = useAppStore();
  const [start] = useStartTradeInMutation();
  const [find, { isLoading: isLookingUp }] = useFindRegoMutation();
  const [fault, setFault] = useState<TradeInFault>();
  const attempt = useRef<{ words: string; key: string }>(undefined);

  const sent = useRef(false);
  const isSent = useCallback(() => sent.current, []);

  const submit = async (values: TradeInValues): Promise<TradeInState | undefined> => {
    const words = JSON.stringify(values);
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    const frame = document.querySelector<HTMLElement>(`form[data-enquiry="${id}"]`);
    const proof = forms.captcha ? await proveForm(forms.captcha, frame) : undefined;
    keepPage();
    const { pages, query } = keptVisit();
    const origin = {
      page,
      carId,
      url: location.href,
      userAgent: navigator.userAgent,
      visitedPages: pages,
      linkedQuery: query,
      filledMs: filledMs(),
      captchaToken: proof,
      optIn: { text: forms.optInText, version: forms.optInVersion },
    };
    const result = await start(tradeInPayload(values, origin, rules.options, attempt.current.key));
    if (result.error) {
      const { status, body } = result.error as { status: number | 'NETWORK'; body?: unknown };
      const missing = status === 'NETWORK' && body !== undefined ? missingLead(body, say) : undefined;
      setFault(
        missing === undefined
          ? tradeInServerErrors(status, body, rules.options, say)
          : { errors: {}, formError: missing, step: 'contact' },
      );
      return undefined;
    }
    setFault(undefined);
    sent.current = true;
    const { lead_id: leadId, category, event_id: eventId } = result.data;
    store.dispatch(enquirySent({ id, values: contactOf(values), enquiry: { leadId, category } }));
    tellPostcode(store, values['postcode']);
    recordEvent({ id: eventId, name: 'trade-in started', category, key: leadId });
    return result.data;
  };

  const lookup = async ({ rego = '', regoState = '' }: TradeInValues) => {
    const state = AU_STATES.find((known) => known === regoState);
    const found = state && (await find({ body: { rego, regoState: state } })).data;
    return regoNotice({}, found, say);
  };

  return { submit, isSent, lookup, isLookingUp, fault, clearFault: () => setFault(undefined) };
}
