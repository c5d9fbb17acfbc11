import {
  amountLines,
  balanceShares,
  loanDeposit,
  purchaseAmounts,
  type AmountLine,
  type CheckoutDomainSay,
  type PurchaseStep,
  type PurchaseView,
  type TradedCarAnswer,
} from '@forecourt/checkout/domain';
import { deliveryTo, type DeliveryZone } from '@forecourt/site-config';
import { dollarsIn, type Typed } from './purchaseForm.js';

/** What a purchase costs with the answers of a form that was not sent yet. */
export interface AmountsNow {
  readonly lines: readonly AmountLine[];
  /** Whole dollars that a loan would have as its deposit, without and with the shopper's own money. */
  readonly begunDeposit: number;
  readonly loanDeposit: number;
  /** Who pays the balance, where it is paid with a loan. */
  readonly shares: ReturnType<typeof balanceShares>;
}

/** The amounts as the service works them out once the form is sent, by the same rules (BUY-03). */
export function amountsNow(
  view: PurchaseView,
  { step, typed }: { readonly step: PurchaseStep; readonly typed: Typed },
  zones: readonly DeliveryZone[],
  sayHold: CheckoutDomainSay,
): AmountsNow {
  const price = view.amounts.find(({ name }) => name === 'price');
  const car = step === 'trade-in' ? chosenCar(view, typed) : saidCar(view);
  const deliveryCents = step === 'handover' ? chosenDelivery(view, typed, zones) : view.said.handover?.price_cents;
  const amounts = purchaseAmounts({
    priceCents: price?.cents ?? 0,
    depositCents: view.deposit_cents,
    tradeIn:
      car?.middle === undefined ? undefined : { valueCents: car.middle * 100, owingCents: (car.owing ?? 0) * 100 },
    deliveryCents,
  });
  const own = ownMoney(view, step === 'payment' ? typed : undefined);
  const deposit = loanDeposit(amounts, own ?? 0);
  return {
    lines: amountLines(amounts, price?.label, deliveryCents !== undefined, sayHold),
    begunDeposit: loanDeposit(amounts, 0),
    loanDeposit: deposit,
    shares: own === undefined ? undefined : balanceShares(amounts, deposit),
  };
}

const saidCar = ({ said }: PurchaseView): TradedCarAnswer | undefined =>
  said['trade-in']?.choice === 'estimate' ? said['trade-in'].car : undefined;

function chosenCar(view: PurchaseView, { choice }: Typed): TradedCarAnswer | undefined {
  const said = saidCar(view);
  if (choice === undefined) return said;
  return [...(said ? [said] : []), ...view.trade_ins].find(({ lead_id: lead }) => choice === `estimate:${lead}`);
}

function chosenDelivery(
  { said }: PurchaseView,
  { choice, postcode = '' }: Typed,
  zones: readonly DeliveryZone[],
): number | undefined {
  if (choice === undefined) return said.handover?.price_cents;
  const zone = choice === 'delivery' ? deliveryTo(postcode.trim(), zones) : undefined;
  return zone && Math.round(zone.price * 100);
}

/** The shopper's own money in a loan, whole dollars; undefined where there is no loan. */
function ownMoney({ said }: PurchaseView, typed: Typed | undefined): number | undefined {
  if (typed?.['choice'] !== undefined)
    return typed['choice'] === 'finance' ? (dollarsIn(typed['own_money']) ?? 0) : undefined;
  return said.payment?.choice === 'finance' ? (said.payment.own_money ?? 0) : undefined;
}
