import { Refusal } from '@forecourt/contracts/api';
import { quoteBody, type QuoteBody } from '@forecourt/finance/domain';
import {
  financeRefusal,
  findFinance,
  siteShowsFinance,
  type CreditScore,
  type FinanceConfig,
  type FinanceContext,
} from '@forecourt/finance-maths';
import { dayIn, sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { worded } from './words/worded.js';

const contextOf = ({ site, config }: ConfiguredSite, now: number): FinanceContext => ({
  provider: site.financeProvider,
  manufacturer: site.manufacturer,
  today: dayIn(site.timeZone, now),
  testDriveOnlyTags: sectionOf({ config }, vehicleSection).testDriveOnlyTags,
});

/** Finance options of a site with personalised finance; refuses with 404 on any other. */
export function personalisedOn(site: ConfiguredSite, now: number): FinanceConfig {
  const finance = findFinance(site);
  if (!finance?.personalised.isOn || !siteShowsFinance(finance, contextOf(site, now)))
    throw new Refusal(404, worded('personalised.none'));
  return finance;
}

/** Whether a vehicle shows finance at all; for others no quote is requested (FIN-09). */
export const mayBeQuoted = (vehicle: Vehicle, site: ConfiguredSite, finance: FinanceConfig, now: number): boolean =>
  financeRefusal(vehicle, finance, contextOf(site, now)) === undefined;

/** Request to the quote port about a vehicle; undefined for what no partner takes. */
export const quoteBodyFor = (
  { year, vin, nvic, dealership_slug: helper }: Vehicle,
  { price, termYears, credit }: { price: number; termYears: number; credit: CreditScore },
): QuoteBody | undefined =>
  quoteBody.safeParse({
    selfAssessedCreditScore: credit,
    purchasePrice: price,
    loanTerm: termYears,
    ...(year === undefined ? {} : { year }),
    ...(vin ? { vin } : {}),
    ...(nvic ? { nvic } : {}),
    ...(helper ? { whoIsHelping: helper } : {}),
  }).data;
