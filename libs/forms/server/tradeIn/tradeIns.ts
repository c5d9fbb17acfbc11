import { leadSessionsPort } from '@forecourt/garage/server';
import { Refusal } from '@forecourt/contracts/api';
import { isTradeIn, type StoredEnquiry, type StoredTradeIn } from '@forecourt/enquiry';
import { leadsPort, type KnownLead } from '@forecourt/leads';
import { portRef, type ServiceContext } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { worded } from '../words/worded.js';

/** A lead with the car that its shopper would trade in. */
export type TradeInLead = KnownLead & { readonly enquiry: StoredEnquiry & { readonly trade_in: StoredTradeIn } };

/** Trade-ins by the visitor who began them. */
export interface TradeIns {
  /**
   * The visitor's own lead, the last one where no id names it. Rejects with the refusal 404 for another visitor's,
   * another site's and one that does not exist (TEN-07).
   */
  ofVisitor(site: ConfiguredSite, cookies: string | undefined, id?: string): Promise<TradeInLead>;
}

export const tradeInsPort = portRef<TradeIns>('forms/trade-ins');

export function openTradeIns({ port }: ServiceContext): TradeIns {
  const leads = port(leadsPort);
  const leadSessions = port(leadSessionsPort);
  return {
    async ofVisitor(site, cookies, id) {
      const own = leadSessions.leadsOf(site.slug, cookies);
      const wanted = id === undefined ? own[0] : own.find((lead) => lead === id);
      const known = wanted === undefined ? undefined : await leads.find(site, wanted);
      if (!known?.enquiry.trade_in || !isTradeIn(known.category)) throw new Refusal(404, worded('request.none'));
      return known as TradeInLead;
    },
  };
}
