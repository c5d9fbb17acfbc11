import type { PurchasePayment, PurchaseTradeIn } from '@forecourt/checkout/domain';
import { FREQUENCY_NAMES, loanChoices } from '@forecourt/finance-maths';
import { refuseField, refuseFields } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { CheckoutServices } from '../checkoutServices.js';
import type { Visit } from '../checkoutVisitor.js';
import { worded } from '../words/worded.js';
import type { Buying } from './buying.js';
import { ownCar } from './ownCars.js';
import type { Answers } from './progress.js';
import { financeOf } from './summary.js';

/** The car to trade in: a valuation of the visitor's own, or the one that the purchase has already. */
export async function tradeInOf(
  services: CheckoutServices,
  site: ConfiguredSite,
  { vehicle, who }: Buying,
  { choice, lead_id: lead }: PurchaseTradeIn,
  request: Pick<Visit, 'headers'>,
): Promise<Answers['trade-in']> {
  if (choice !== 'estimate') return { choice };
  // what the purchase has already outlives the visitor's cookie
  const kept = (await services.purchases.own(site, vehicle.id, who))?.progress['trade-in'];
  const own = await ownCar(services, site, request, lead || undefined);
  if (own) return { choice, lead_id: own.lead, car: own.car };
  if (kept?.choice === 'estimate' && (!lead || kept.lead_id === lead)) return kept;
  throw refuseField(422, 'lead_id', worded('field.valuation'), worded('purchase.noValuation'));
}

/** How the vehicle is paid; throws what becomes a 422. */
export function paymentOfStep(
  site: ConfiguredSite,
  { vehicle }: Pick<Buying, 'vehicle'>,
  { choice, years, frequency, own_money: own = 0 }: PurchasePayment,
  now: number,
): Answers['payment'] {
  if (choice === 'outright') return { choice };
  const finance = financeOf(site, now);
  const choices = finance && loanChoices(vehicle, finance.config, finance.context);
  if (!choices) throw refuseField(422, 'choice', worded('field.outright'), worded('purchase.noFinance'));
  const frequencies = FREQUENCY_NAMES.filter((name) => choices.frequencies.includes(name)).join(', ');
  const fields = [
    ...(years !== undefined && choices.years.includes(years)
      ? []
      : [{ field: 'years', message: worded('field.choice', { values: choices.years.join(', ') }) }]),
    ...(frequency !== undefined && choices.frequencies.includes(frequency)
      ? []
      : [{ field: 'frequency', message: worded('field.choice', { values: frequencies }) }]),
  ];
  if (fields.length > 0 || years === undefined || frequency === undefined) throw refuseFields(fields);
  return { choice, years, frequency, own_money: own };
}
