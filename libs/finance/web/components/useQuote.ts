import { useEffect, useMemo } from 'react';
import { quotedFinance, quoteRequest, type FinanceConfig, type QuotedFinance } from '@forecourt/finance-maths';
import { skipToken } from '@forecourt/runtime/base-api';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { useQuoteQuery } from '../api/financeApi.js';

/**
 * A partner's quote in the place of the estimate, once it has come; undefined until then and without one (FIN-10). The
 * finance block and the sticky header state the same, from one request.
 */
export function useQuote(
  vehicle: Vehicle,
  config: FinanceConfig,
  { isWanted }: { isWanted: boolean },
): QuotedFinance | undefined {
  const request = useMemo(() => {
    const known = { ...vehicle, price: effectivePrice(vehicle) };
    const body = quoteRequest(config.quote, known, vehicle.youxQuote !== undefined, vehicle.dealership_slug);
    return body && { body };
  }, [vehicle, config]);
  const { data: quote, error } = useQuoteQuery(isWanted && request ? request : skipToken);
  useEffect(() => {
    // silent on the page (B4)
    if (error) console.info('A finance quote could not be read.', error);
  }, [error]);
  return useMemo(
    () =>
      quote &&
      request &&
      quotedFinance(quote, config, { price: request.body.purchasePrice, years: request.body.loanTerm }),
    [quote, request, config],
  );
}
