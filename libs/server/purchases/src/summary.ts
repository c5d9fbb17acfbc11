import {
  comparisonText,
  dateIn,
  financeSection,
  formatRate,
  purchaseLoan,
  termText,
  type FinanceContext,
  type FinanceConfig,
} from '@forecourt/finance-maths';
import {
  amountLines,
  centsText,
  checkoutSection,
  depositCents,
  loanDeposit,
  purchaseAmounts,
  type AmountLine,
  type PurchaseAmounts,
} from '@forecourt/reservation';
import { deliveryTo, findSection, sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import {
  effectivePrice,
  formatDollars,
  priceNote,
  vehicleTitle,
  vehicleWords,
  type Vehicle,
  type VehicleSay,
} from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { Progress } from './progress.js';

/** A purchase in words and whole cents: what the page, the paper and the dealer's lead say, each the same. */
export interface Summary {
  readonly vehicle: string;
  readonly stocknum: string;
  readonly amounts: readonly AmountLine[];
  readonly balance_cents: number;
  /** Labelled lines in addition to the amounts, in order. */
  readonly lines: readonly (readonly [label: string, text: string])[];
}

export interface Reckoned {
  readonly amounts: PurchaseAmounts;
  readonly lines: readonly AmountLine[];
  /** Price of the delivery and where it goes; only with a delivery that the site makes. */
  readonly delivery: { readonly priceCents: number; readonly region: string } | undefined;
  /** Whole dollars that a loan has as its deposit, or would have. */
  readonly loanDeposit: number;
}

/** A site's finance rules and what they ask about; undefined where it has none. */
export function financeOf(
  site: ConfiguredSite,
  now: number,
): { config: FinanceConfig; context: FinanceContext } | undefined {
  const config = findSection(site, financeSection);
  const { financeProvider, manufacturer, timeZone } = site.site;
  const { testDriveOnlyTags } = sectionOf(site, vehicleSection);
  return (
    config && {
      config,
      context: { provider: financeProvider, manufacturer, today: dateIn(timeZone, now), testDriveOnlyTags },
    }
  );
}

/** The amounts of a purchase now: today's price, today's price of the delivery. */
export function reckon(site: ConfiguredSite, vehicle: Vehicle, progress: Progress): Reckoned {
  const { 'trade-in': tradeIn, handover, payment } = progress;
  const car = tradeIn?.choice === 'estimate' ? tradeIn.car : undefined;
  const value = car?.estimate.state === 'estimate' ? car.estimate.middle : undefined;
  const zone = handover?.choice === 'delivery' ? deliveryTo(handover.postcode, site.site.deliveryZones) : undefined;
  const delivery = zone && { priceCents: Math.round(zone.price * 100), region: zone.region };
  const amounts = purchaseAmounts({
    priceCents: (effectivePrice(vehicle) ?? 0) * 100,
    depositCents: depositCents(vehicle, sectionOf(site, checkoutSection)),
    // without a valuation of the trade-in, a person works out what is owed on it
    tradeIn: value === undefined ? undefined : { valueCents: value * 100, owingCents: (car?.owing ?? 0) * 100 },
    deliveryCents: delivery?.priceCents,
  });
  return {
    amounts,
    lines: amountLines(amounts, priceLabel(site, vehicle), delivery !== undefined),
    delivery,
    loanDeposit: loanDeposit(amounts, payment?.choice === 'finance' ? payment.own_money : 0),
  };
}

/** What the site calls its prices: "Drive Away" and the like. */
export function priceLabel(site: ConfiguredSite, { price_type: type }: Vehicle): string {
  const labels = new Map<string, string | undefined>(Object.entries(sectionOf(site, vehicleSection).priceTypeLabels));
  const label = type === undefined ? undefined : labels.get(type);
  return label ? `Price (${label})` : 'Price';
}

/** The whole purchase as it is agreed to, printed and sent. */
export function summaryOf(site: ConfiguredSite, vehicle: Vehicle, progress: Progress, now: number): Summary {
  const { amounts, lines, ...rest } = reckon(site, vehicle, progress);
  return {
    vehicle: vehicleTitle(vehicle),
    stocknum: vehicle.stocknum,
    amounts: lines,
    balance_cents: amounts.balance_cents,
    lines: [
      ...priceLines(vehicle, wordsOf(site, vehicleWords)),
      ...tradeInLines(progress),
      ...paymentLines(site, vehicle, progress, rest.loanDeposit, now),
      ...handoverLines(site, progress, rest.delivery),
    ],
  };
}

type Lines = (readonly [string, string])[];

/** What the price does not contain; shown wherever the balance is. */
function priceLines({ price_type: type }: Vehicle, sayVehicle: VehicleSay): Lines {
  const note = priceNote(type, sayVehicle);
  return note === undefined ? [] : [['About the price', note]];
}

function tradeInLines({ 'trade-in': tradeIn }: Progress): Lines {
  if (!tradeIn) return [];
  if (tradeIn.choice === 'none') return [['Trade-in', 'None']];
  if (tradeIn.choice === 'later') return [['Trade-in', 'Yes, to be valued by a person']];
  const { year, make, model, estimate } = tradeIn.car;
  const worth =
    estimate.state === 'estimate'
      ? `estimate ${formatDollars(estimate.low)} to ${formatDollars(estimate.high)}`
      : 'to be valued by a person';
  return [['Trade-in', `${year} ${make} ${model}, ${worth}`]];
}

const EVERY = { weekly: 'a week', fortnightly: 'a fortnight', monthly: 'a month', yearly: 'a year' } as const;

function paymentLines(
  site: ConfiguredSite,
  vehicle: Vehicle,
  { payment }: Progress,
  deposit: number,
  now: number,
): Lines {
  if (!payment) return [];
  if (payment.choice === 'outright') return [['Payment', 'Outright']];
  const { years, frequency, own_money: own } = payment;
  const wanted: Lines = [
    ['Payment', `With finance over ${termText(years)}`],
    ['Deposit on the loan', formatDollars(own)],
  ];
  const finance = financeOf(site, now);
  const found = finance && purchaseLoan(vehicle, { years, frequency, deposit }, finance.config, finance.context);
  if (!found || !finance) return [...wanted, ['Finance estimate', 'To be worked out by a person']];
  const { estimate, borrowed } = found;
  if (estimate.isEnquiry) return [...wanted, ['Finance estimate', estimate.repaymentText]];
  const { amount, years: over } = finance.config.comparison.basis;
  // a repayment appears with its rates, or not at all
  const total = estimate.total === undefined ? '' : `, total ${formatDollars(estimate.total)}`;
  const final = estimate.finalPayment > 0 ? `, final payment ${formatDollars(estimate.finalPayment)}` : '';
  return [
    ...wanted,
    [
      'Finance estimate',
      `${estimate.repaymentText} ${EVERY[frequency]} for ${formatDollars(borrowed)}` +
        ` borrowed, interest rate ${formatRate(estimate.interestRate)}` +
        `% p.a., comparison rate ${comparisonText(estimate.comparisonRate)}${final}${total}`,
    ],
    [
      'About the comparison rate',
      `For a secured loan of ${formatDollars(amount)} over ${over} years. ${finance.config.warning.text}`,
    ],
  ];
}

function handoverLines(site: ConfiguredSite, { handover }: Progress, delivery: Reckoned['delivery']): Lines {
  if (!handover) return [];
  if (handover.choice === 'pick-up') {
    const place = site.site.locations.find(({ slug }) => slug === handover.location);
    return [['Pick-up', place?.name ?? handover.location]];
  }
  const to = [handover.address, handover.postcode].filter(Boolean).join(', ');
  const price =
    delivery === undefined
      ? 'price to be told by us'
      : delivery.priceCents === 0
        ? 'free'
        : centsText(delivery.priceCents);
  return [['Delivery', `${to} (${delivery?.region ?? 'region to be confirmed'}): ${price}`]];
}
