import {
  orderPurchase,
  readPurchase,
  savePurchaseDetails,
  savePurchaseDraft,
  savePurchaseHandover,
  savePurchasePayment,
  savePurchaseTradeIn,
} from '@forecourt/checkout/domain';
import { Refusal } from '@forecourt/contracts/api';
import { requirePerson } from '@forecourt/leads';
import { networkOf, OWNER_BITS, refuseField, serve, type CallRequest, type ServedCall } from '@forecourt/service';
import type { CheckoutServices } from '../checkoutServices.js';
import { knownVisitor } from '../checkoutVisitor.js';
import { worded } from '../words/worded.js';
import { paymentOfStep, tradeInOf } from './answerOf.js';
import { buying, type Buying } from './buying.js';
import { handoverOf } from './handoverOf.js';
import { purchaseViewOf } from './purchaseViews.js';

const SAVED = { saved: true } as const;

/** A call of a step, whichever it is. */
type StepRequest = Pick<CallRequest<typeof readPurchase>, 'site' | 'request' | 'reply'> & {
  readonly body: { readonly vehicle_slug: string };
};

/** Vehicles bought online, step by step (BUY-02, BUY-03, BUY-04). */
export function purchaseCalls(services: CheckoutServices, writesPerMinute: number): readonly ServedCall[] {
  const { captchaOf, purchases, vehicles, now } = services;
  // a journey has several steps, each of which is a write
  const writes = { perMinute: writesPerMinute * 2, isPrivate: true };
  const buyingOf = ({ site, body, request, reply }: StepRequest): Promise<Buying> =>
    buying(services, site, body.vehicle_slug, { request, reply });
  return [
    serve(
      readPurchase,
      async ({ site, query, request, reply }) => {
        if (!purchases.configOf(site)) throw new Refusal(404, worded('purchase.notHere'));
        const { vehicle } = await vehicles.bySlug(site, query.vehicle);
        knownVisitor(request, reply);
        return purchaseViewOf(services, site, vehicle, request, query.token);
      },
      { perMinute: 60, isPrivate: true },
    ),
    serve(
      savePurchaseDetails,
      async (call) => {
        const { vehicle_slug: _slug, homepage, url, user_agent, ...details } = call.body;
        if (homepage) throw refuseField(422, 'homepage', worded('field.decoy'), worded('decoy'));
        const { vehicle, who } = await buyingOf(call);
        await purchases.saveDetails(call.site, vehicle, who, details, { url, ...(user_agent ? { user_agent } : {}) });
        return SAVED;
      },
      writes,
    ),
    serve(
      savePurchaseTradeIn,
      async (call) => {
        const { site, body, request } = call;
        const by = await buyingOf(call);
        const answer = await tradeInOf(services, site, by, body, request);
        await purchases.saveAnswer(site, by.vehicle, by.who, 'trade-in', answer);
        return SAVED;
      },
      writes,
    ),
    serve(
      savePurchasePayment,
      async (call) => {
        const { site, body } = call;
        const { vehicle, who } = await buyingOf(call);
        await purchases.saveAnswer(site, vehicle, who, 'payment', paymentOfStep(site, { vehicle }, body, now()));
        return SAVED;
      },
      writes,
    ),
    serve(
      savePurchaseHandover,
      async (call) => {
        const { site, body } = call;
        const { vehicle, who } = await buyingOf(call);
        const hasDelivery = purchases.configOf(site)?.hasDelivery ?? false;
        await purchases.saveAnswer(site, vehicle, who, 'handover', handoverOf(site, vehicle, body, hasDelivery));
        return SAVED;
      },
      writes,
    ),
    serve(
      savePurchaseDraft,
      async (call) => {
        const { step, values } = call.body;
        const { vehicle, who } = await buyingOf(call);
        const typed = Object.fromEntries(
          Object.entries(values).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
        );
        await purchases.saveDraft(call.site, vehicle, who, step, typed);
        return SAVED;
      },
      writes,
    ),
    serve(
      orderPurchase,
      async (call) => {
        const { site, request, reply } = call;
        const { captcha_token: proof, ...words } = call.body;
        const { vehicle, who, cookie } = await buyingOf(call);
        await requirePerson(captchaOf(site), proof);
        const visitor = { visitor: cookie, network: networkOf(request, OWNER_BITS) };
        const { view, isNew } = await purchases.order(site, vehicle, who, visitor, words);
        void reply.code(isNew ? 201 : 200);
        return view;
      },
      // each blocks a vehicle for a while, as a reservation does
      { perMinute: Math.max(1, Math.floor(writesPerMinute / 2)), isPrivate: true },
    ),
  ];
}
