import {
  closingWords,
  departmentsOf,
  openState,
  opensWords,
  type DepartmentCategory,
  type SiteConfigSay,
  type SiteLocation,
} from '@forecourt/site-config';
import { CATEGORY, isTestDrive, isTradeIn, type EnquiryKind } from './categories.js';
import type { EnquirySay } from './words/say.js';

/** Kinds of enquiries whose next steps differ. */
export const NEXT_KINDS = [
  'general',
  'vehicle',
  'test-drive',
  'finance',
  'service',
  'parts',
  'careers',
  'reservation',
  'trade-in',
] as const;
export type NextKind = (typeof NEXT_KINDS)[number];

const KINDS = new Map<string, NextKind>([
  [CATEGORY.vehicle, 'vehicle'],
  [CATEGORY.offer, 'vehicle'],
  [CATEGORY.finance, 'finance'],
  [CATEGORY.service, 'service'],
  [CATEGORY.parts, 'parts'],
  [CATEGORY.careers, 'careers'],
  [CATEGORY.reservation, 'reservation'],
  [CATEGORY.purchase, 'reservation'],
]);

/** What kind an enquiry is; a category of a site's own is a general one. */
export function nextKind({ category, subcategory }: EnquiryKind): NextKind {
  if (isTestDrive(category)) return 'test-drive';
  if (isTradeIn(category)) return 'trade-in';
  if (/career/i.test(subcategory ?? '')) return 'careers';
  return KINDS.get(category) ?? 'general';
}

/** What happens after an enquiry, by its kind; the first step names when (FORM-03). */
export type NextSteps = Readonly<Record<NextKind, readonly string[]>>;

/** The platform's own steps, where a dealer has none. `{dealer}` stays in them for the dealer's name. */
export function ourNextSteps(say: EnquirySay): NextSteps {
  const dealer = '{dealer}';
  const answer = say('next.answer', { dealer });
  return {
    general: [answer],
    vehicle: [answer, say('next.stillHere'), say('next.seeOrFilm')],
    'test-drive': [say('next.drive', { dealer }), say('next.licence'), say('next.decide')],
    finance: [answer, say('next.terms'), say('next.payslips')],
    service: [say('next.workshop'), say('next.serviceBook')],
    parts: [say('next.parts')],
    careers: [say('next.careers', { dealer })],
    reservation: [say('next.held'), say('next.heldCall', { dealer })],
    'trade-in': [say('next.tradeIn', { dealer }), say('next.tradeInPapers')],
  };
}

/** The counter that answers. */
export const counterOf = (kind: NextKind): DepartmentCategory =>
  kind === 'service' || kind === 'parts' ? kind : 'sales';

/** When staff look at an enquiry, by the hours of the counter that answers; empty if it has no hours. */
export function whenWords(
  place: SiteLocation | undefined,
  counter: DepartmentCategory,
  now: number,
  { say, saySite }: { readonly say: EnquirySay; readonly saySite: SiteConfigSay },
): string {
  if (!place) return '';
  const hours = departmentsOf(place).find(({ category }) => category === counter) ?? place;
  const { closes, opens } = openState(hours, now);
  if (closes !== undefined) return say('here.open', { time: closingWords(closes, saySite) });
  return opens === undefined ? '' : say('here.closed', { when: opensWords(opens, saySite) });
}
