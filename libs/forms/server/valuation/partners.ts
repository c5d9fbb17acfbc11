import { portRef, type ServiceContext } from '@forecourt/service';
import { marketSites } from '@forecourt/service/sites';
import { httpValuation } from './httpValuation.js';
import { stockValuation } from './stockValuation.js';
import { httpRego, httpTradeIn } from './tradeIn/httpTradeIn.js';
import { stockRego, stockTradeIn } from './tradeIn/stockTradeIn.js';
import type { RegoPort, TradeInPort } from './tradeIn/tradeInPorts.js';
import { Valuations } from './valuations.js';

/** A partner of the installation: where it answers, and the key that it knows the platform by. */
export interface Partner {
  readonly url: string;
  readonly apiKey: string;
}

/** Partners that the operator names; stock of the platform's own sites answers in place of the others. */
export interface ValuationPartners {
  /** Knows what vehicles are worth. */
  readonly valuation?: Partner | undefined;
  /** Knows what cars of shoppers are worth. */
  readonly tradeIn?: Partner | undefined;
  /** Knows which car a plate belongs to. */
  readonly rego?: Partner | undefined;
}

export const valuationPartnersPort = portRef<ValuationPartners>('forms/valuation-partners');

/** Where prices of used vehicles are in the market (VDP-08). */
export const valuationsPort = portRef<Valuations>('forms/valuations');

/** Stock whose prices count for a stock. */
const countsIn =
  ({ sites }: ServiceContext) =>
  (stockOwner: string): readonly string[] =>
    marketSites(sites, stockOwner);

export function openValuations(service: ServiceContext): Valuations {
  const { valuation } = service.port(valuationPartnersPort);
  return new Valuations({
    port: valuation ? httpValuation(valuation) : stockValuation(service.db, countsIn(service)),
  });
}

/** Who says what cars of shoppers may be worth, and which car a plate belongs to. */
export function tradeInPorts(service: ServiceContext): { readonly values: TradeInPort; readonly plates: RegoPort } {
  const { tradeIn, rego } = service.port(valuationPartnersPort);
  return {
    values: tradeIn ? httpTradeIn(tradeIn) : stockTradeIn(service.db, countsIn(service)),
    plates: rego ? httpRego(rego) : stockRego(service.db),
  };
}
