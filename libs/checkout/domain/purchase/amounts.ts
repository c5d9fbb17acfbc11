import type { CheckoutDomainSay } from '../words/say.js';

/** What the amounts of a purchase are made of; whole cents. */
export interface PurchaseFigures {
  readonly priceCents: number;
  /** Paid today, part of the price. */
  readonly depositCents: number;
  /** The shopper's own car: what it may be worth, and what is still owed on it. */
  readonly tradeIn?: { readonly valueCents: number; readonly owingCents: number } | undefined;
  readonly deliveryCents?: number | undefined;
}

export interface PurchaseAmounts {
  readonly price_cents: number;
  /** Taken off; an estimate until the dealer has seen the car. */
  readonly trade_in_cents: number;
  /** Paid out for the shopper, so it is added. */
  readonly owing_cents: number;
  readonly delivery_cents: number;
  readonly deposit_cents: number;
  /** What is left to pay at the handover. Below 0 where the own car is worth more than everything else. */
  readonly balance_cents: number;
}

const whole = (cents: number): number => {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError('Amounts are whole cents, 0 or more.');
  return cents;
};

/**
 * All amounts of a purchase and what is left to pay: price, less the own car, with delivery, less the deposit (BUY-03).
 */
export function purchaseAmounts({
  priceCents,
  depositCents,
  tradeIn,
  deliveryCents,
}: PurchaseFigures): PurchaseAmounts {
  const price = whole(priceCents);
  const value = whole(tradeIn?.valueCents ?? 0);
  const owing = whole(tradeIn?.owingCents ?? 0);
  const delivery = whole(deliveryCents ?? 0);
  const deposit = whole(depositCents);
  return {
    price_cents: price,
    trade_in_cents: value,
    owing_cents: owing,
    delivery_cents: delivery,
    deposit_cents: deposit,
    balance_cents: price - value + owing + delivery - deposit,
  };
}

/** One line of a summary; `cents` has its sign. */
export interface AmountLine {
  readonly name: 'price' | 'trade-in' | 'owing' | 'delivery' | 'deposit' | 'balance';
  readonly label: string;
  readonly cents: number;
}

/** The amounts as every summary states them: page, paper, lead. `priceLabel` is what the site calls its prices. */
export function amountLines(
  amounts: PurchaseAmounts,
  priceLabel: string | undefined,
  isDelivered: boolean,
  say: CheckoutDomainSay,
): AmountLine[] {
  const { trade_in_cents: value, owing_cents: owing, balance_cents: balance } = amounts;
  return [
    { name: 'price', label: priceLabel ?? say('amount.price'), cents: amounts.price_cents },
    ...(value > 0 ? [{ name: 'trade-in', label: say('amount.tradeIn'), cents: -value } as const] : []),
    ...(owing > 0 ? [{ name: 'owing', label: say('amount.owing'), cents: owing } as const] : []),
    ...(isDelivered
      ? [{ name: 'delivery', label: say('amount.delivery'), cents: amounts.delivery_cents } as const]
      : []),
    { name: 'deposit', label: say('amount.deposit'), cents: -amounts.deposit_cents },
    { name: 'balance', label: say(balance < 0 ? 'amount.inYourFavour' : 'amount.balance'), cents: Math.abs(balance) },
  ];
}

/**
 * What a loan for the vehicle has as its deposit, whole dollars: today's deposit, the shopper's own money, and what the
 * own car leaves after its finance is paid out.
 */
export const loanDeposit = (amounts: PurchaseAmounts, ownDollars: number): number =>
  Math.max(0, Math.floor((amounts.deposit_cents + amounts.trade_in_cents - amounts.owing_cents) / 100) + ownDollars);

/** Who pays the balance of a purchase with a loan, whole cents; undefined where no loan would pay a part of it. */
export function balanceShares(
  { price_cents: price, balance_cents: balance }: PurchaseAmounts,
  depositDollars: number,
): { readonly loan_cents: number; readonly own_cents: number } | undefined {
  const loan = price - depositDollars * 100;
  return loan > 0 && loan <= balance ? { loan_cents: loan, own_cents: balance - loan } : undefined;
}
