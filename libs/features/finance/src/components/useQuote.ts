import { useEffect, useState } from 'react';
import { quotedFinance, quoteRequest, type FinanceConfig, type Quote, type QuotedFinance, type QuoteRequest } from '@forecourt/finance-maths'; // prettier-ignore
import { createFetchApi } from '@forecourt/runtime';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { askQuote } from '../api/askQuote.js';

export type AskQuote = (request: QuoteRequest) => Promise<Quote>;

/** Answers of this visit: the finance block and the sticky header state the same, from one request. */
const answers = new Map<string, Promise<Quote | undefined>>();

function quoteFor(vehicle: Vehicle, request: QuoteRequest, ask: AskQuote): Promise<Quote | undefined> {
  const known = answers.get(vehicle.id);
  if (known) return known;
  const answer = ask(request).catch((error: unknown) => {
    // silent on the page (B4)
    console.info('A finance quote could not be read.', error);
    return undefined;
  });
  answers.set(vehicle.id, answer);
  return answer;
}

const askService = askQuote(createFetchApi());

/** A partner's quote in the place of the estimate, once it has come; undefined until then and without one (FIN-10). */
export function useQuote(
  vehicle: Vehicle,
  config: FinanceConfig,
  { isWanted, ask = askService }: { isWanted: boolean; ask?: AskQuote | undefined },
): QuotedFinance | undefined {
  const [quoted, setQuoted] = useState<QuotedFinance>();
  useEffect(() => {
    const price = effectivePrice(vehicle);
    const request = quoteRequest(config.quote, { ...vehicle, price }, vehicle.youxQuote !== undefined, vehicle.dealership_slug); // prettier-ignore
    if (!request || !isWanted) return undefined;
    let isCurrent = true;
    void quoteFor(vehicle, request, ask).then((quote) => {
      const asked = { price: request.purchasePrice, years: request.loanTerm };
      if (isCurrent && quote) setQuoted(quotedFinance(quote, config, asked));
    });
    return () => {
      isCurrent = false;
    };
  }, [vehicle, config, isWanted, ask]);
  return quoted;
}
