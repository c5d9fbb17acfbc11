import {
  comparisonText,
  type FinanceConfig,
  type FinanceContext,
  financeMathsWords,
  findFinance,
  formatRate,
  purchaseLoan,
  termText,
} from '@forecourt/finance-maths';
import {
  type AmountLine,
  amountLines,
  centsText,
  checkoutSection,
  depositCents,
  loanDeposit,
  purchaseAmounts,
  type PurchaseAmounts,
  checkoutDomainWords,
} from '@forecourt/checkout/domain';
import { dayIn, deliveryTo, sectionOf, vehicleOptionsOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
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
import { checkoutServerWords } from '../words/checkoutServerWords.js';
import type { CheckoutServerSay } from '../words/say.js';

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
  const config = findFinance(site);
  const { financeProvider, manufacturer, timeZone } = site.site;
  const { testDriveOnlyTags } = sectionOf(site, vehicleSection);
  return (
    config && {
      config,
      context: { provider: financeProvider, manufacturer, today: dayIn(timeZone, now), testDriveOnlyTags },
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
    lines: amountLines(amounts, priceLabel(site, vehicle), delivery !== undefined, wordsOf(site, checkoutDomainWords)),
    delivery,
    loanDeposit: loanDeposit(amounts, payment?.choice === 'finance' ? payment.own_money : 0),
  };
}

/** What the site calls its prices: "Drive Away" and the like; undefined for a price without a name of its own. */
export function priceLabel(site: ConfiguredSite, { price_type: type }: Vehicle): string | undefined {
  const labels = new Map<string, string | undefined>(Object.entries(vehicleOptionsOf(site).priceTypeLabels));
  const label = type === undefined ? undefined : labels.get(type);
  return label ? wordsOf(site, checkoutServerWords)('purchase.priceOf', { label }) : undefined;
}

/** The whole purchase as it is agreed to, printed and sent. */
export function summaryOf(site: ConfiguredSite, vehicle: Vehicle, progress: Progress, now: number): Summary {
  const { amounts, lines, ...rest } = reckon(site, vehicle, progress);
  const say = wordsOf(site, checkoutServerWords);
  return {
    vehicle: vehicleTitle(vehicle),
    stocknum: vehicle.stocknum,
    amounts: lines,
    balance_cents: amounts.balance_cents,
    lines: [
      ...priceLines(vehicle, say, wordsOf(site, vehicleWords)),
      ...tradeInLines(progress, say),
      ...paymentLines(site, vehicle, progress, { deposit: rest.loanDeposit, now, say }),
      ...handoverLines(site, progress, rest.delivery, say),
    ],
  };
}

type Lines = (readonly [string, string])[];

/** What the price does not contain; shown wherever the balance is. */
function priceLines({ price_type: type }: Vehicle, say: CheckoutServerSay, sayVehicle: VehicleSay): Lines {
  const note = priceNote(type, sayVehicle);
  return note === undefined ? [] : [[say('purchase.aboutPrice'), note]];
}

function tradeInLines({ 'trade-in': tradeIn }: Progress, say: CheckoutServerSay): Lines {
  if (!tradeIn) return [];
  if (tradeIn.choice === 'none') return [[say('purchase.tradeIn'), say('purchase.tradeIn.none')]];
  if (tradeIn.choice === 'later') return [[say('purchase.tradeIn'), say('purchase.tradeIn.later')]];
  const { year, make, model, estimate } = tradeIn.car;
  const car = `${year} ${make} ${model}`;
  const words =
    estimate.state === 'estimate'
      ? say('purchase.tradeIn.estimate', { car, low: formatDollars(estimate.low), high: formatDollars(estimate.high) })
      : say('purchase.tradeIn.byPerson', { car });
  return [[say('purchase.tradeIn'), words]];
}

function paymentLines(
  site: ConfiguredSite,
  vehicle: Vehicle,
  { payment }: Progress,
  { deposit, now, say }: { deposit: number; now: number; say: CheckoutServerSay },
): Lines {
  const sayMaths = wordsOf(site, financeMathsWords);
  if (!payment) return [];
  if (payment.choice === 'outright') return [[say('purchase.payment'), say('purchase.payment.outright')]];
  const { years, frequency, own_money: own } = payment;
  const wanted: Lines = [
    [say('purchase.payment'), say('purchase.payment.finance', { term: termText(years, sayMaths) })],
    [say('purchase.payment.deposit'), formatDollars(own)],
  ];
  const finance = financeOf(site, now);
  const found = finance && purchaseLoan(vehicle, { years, frequency, deposit }, finance.config, finance.context);
  if (!found || !finance) return [...wanted, [say('purchase.estimate'), say('purchase.estimate.byPerson')]];
  const { estimate, borrowed } = found;
  if (estimate.isEnquiry) return [...wanted, [say('purchase.estimate'), estimate.repaymentText]];
  const { amount, years: over } = finance.config.comparison.basis;
  // a repayment appears with its rates, or not at all
  const figures = [
    say('purchase.estimate.repayment', {
      repayment: estimate.repaymentText,
      frequency,
      borrowed: formatDollars(borrowed),
      rate: formatRate(estimate.interestRate),
      comparison: comparisonText(estimate.comparisonRate, sayMaths),
    }),
    ...(estimate.finalPayment > 0
      ? [say('purchase.estimate.final', { amount: formatDollars(estimate.finalPayment) })]
      : []),
    ...(estimate.total === undefined
      ? []
      : [say('purchase.estimate.total', { amount: formatDollars(estimate.total) })]),
  ];
  return [
    ...wanted,
    [say('purchase.estimate'), figures.join(', ')],
    [
      say('purchase.estimate.about'),
      say('purchase.estimate.basis', {
        amount: formatDollars(amount),
        years: over,
        warning: finance.config.warning.text,
      }),
    ],
  ];
}

function handoverLines(
  site: ConfiguredSite,
  { handover }: Progress,
  delivery: Reckoned['delivery'],
  say: CheckoutServerSay,
): Lines {
  if (!handover) return [];
  if (handover.choice === 'pick-up') {
    const place = site.site.locations.find(({ slug }) => slug === handover.location);
    return [[say('purchase.pickUp'), place?.name ?? handover.location]];
  }
  const address = [handover.address, handover.postcode].filter(Boolean).join(', ');
  const price =
    delivery === undefined
      ? say('purchase.delivery.noPrice')
      : delivery.priceCents === 0
        ? say('purchase.delivery.free')
        : centsText(delivery.priceCents);
  return [
    [
      say('purchase.delivery'),
      say('purchase.delivery.to', { address, region: delivery?.region ?? say('purchase.delivery.noRegion'), price }),
    ],
  ];
}
