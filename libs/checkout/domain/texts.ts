import { versionIn } from '@forecourt/words';
import { centsText, withFigures, type Figures } from './deposit.js';
import type { CheckoutDomainSay } from './words/say.js';

/** A step of what happens. */
export interface Step {
  readonly title: string;
  readonly text?: string | undefined;
}

/** Steps as a dealer may write them, and the figures of its deposit. */
interface SiteFigures {
  /** Whole cents. */
  readonly deposit: number;
  readonly config: Figures;
}

/** A dealer's own steps with its figures in their places. */
const filled = (steps: readonly Step[], figures: SiteFigures): readonly Step[] =>
  steps.map(({ title, text }) => ({
    title: withFigures(title, figures),
    text: text === undefined ? undefined : withFigures(text, figures),
  }));

const valuesOf = ({ deposit, config }: SiteFigures) => ({
  deposit: centsText(deposit),
  hours: config.holdHours,
  minutes: config.pendingMinutes,
});

/** What happens when a vehicle is reserved: the dealer's own steps, else the platform's. */
export function reserveSteps(
  own: readonly Step[] | undefined,
  figures: SiteFigures,
  say: CheckoutDomainSay,
): readonly Step[] {
  if (own) return filled(own, figures);
  const { deposit, hours, minutes } = valuesOf(figures);
  return [
    { title: say('reserve.steps.you'), text: say('reserve.steps.youText') },
    { title: say('reserve.steps.pay', { deposit }), text: say('reserve.steps.payText', { minutes }) },
    { title: say('reserve.steps.held', { hours }), text: say('reserve.steps.heldText') },
  ];
}

/** What happens once the deposit of a reservation is paid. */
export function heldSteps(
  own: readonly Step[] | undefined,
  figures: SiteFigures,
  say: CheckoutDomainSay,
): readonly Step[] {
  if (own) return filled(own, figures);
  const { deposit, hours } = valuesOf(figures);
  return [
    { title: say('reserve.next.call'), text: say('reserve.next.callText') },
    { title: say('reserve.next.see'), text: say('reserve.next.seeText', { hours }) },
    { title: say('reserve.next.decide'), text: say('reserve.next.decideText', { deposit }) },
  ];
}

/** What happens once the deposit of a purchase is paid. */
export function boughtSteps(
  own: readonly Step[] | undefined,
  figures: SiteFigures,
  say: CheckoutDomainSay,
): readonly Step[] {
  if (own) return filled(own, figures);
  const { hours } = valuesOf(figures);
  return [
    { title: say('purchase.next.call'), text: say('purchase.next.callText', { hours }) },
    { title: say('purchase.next.sign'), text: say('purchase.next.signText') },
    { title: say('purchase.next.drive'), text: say('purchase.next.driveText') },
  ];
}

/** What becomes of the deposit. */
export const refundPromise = (own: string | undefined, figures: SiteFigures, say: CheckoutDomainSay): string =>
  own === undefined ? say('reserve.refund', { hours: figures.config.holdHours }) : withFigures(own, figures);

/** Conditions under which a vehicle can be given back. */
export const returnPoints = (own: readonly string[] | undefined, say: CheckoutDomainSay): readonly string[] =>
  own ?? [say('return.days'), say('return.distance'), say('return.fuel'), say('return.lien')];

/** Version of the platform's words of a purchase in English. */
export const PURCHASE_AGREEMENT_VERSION = 'purchase-1';

/** What a shopper agrees to before paying the deposit of a purchase, and its version. */
export const purchaseAgreement = (
  own: { readonly agreement?: string | undefined; readonly agreementVersion?: string | undefined },
  say: CheckoutDomainSay,
) => ({
  text: own.agreement ?? say('purchase.agreement'),
  version: own.agreementVersion ?? versionIn(PURCHASE_AGREEMENT_VERSION, say.language),
});
