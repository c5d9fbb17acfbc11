import { checkWords, enquiryWords, isPurchase, oneLine, type StoredEnquiry } from '@forecourt/enquiry';
import type { ConfigValues, SiteSection } from '@forecourt/site-config';
import { effectivePrice, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { leadsWords } from '../words/leadsWords.js';
import type { LeadLineId, LeadsSay } from '../words/say.js';
import { placeOfLead } from '../placeOfLead.js';
import { financeLines } from './financeLines.js';
import { tradeInLines } from './tradeInLines.js';
import { wordsOf } from '@forecourt/words';

/** Everything that a lead is written from, whatever the form it leaves in. */
export interface LeadView {
  readonly leadId: string;
  readonly slug: string;
  /** For the words of the site. */
  readonly config: ConfigValues;
  readonly site: Pick<
    SiteSection,
    'name' | 'legalName' | 'email' | 'phones' | 'timeZone' | 'locations' | 'dealerships'
  >;
  readonly eventId: number;
  readonly enquiry: StoredEnquiry;
  readonly vehicle: Vehicle | undefined;
  /** The later step of the lead that the message is about; absent for the enquiry itself. */
  readonly stage?: string | undefined;
  /** An operator had it sent again after it had arrived. */
  readonly isResent?: boolean;
  /** Addresses of photos of the shopper's own car, each of them ours. */
  readonly photos?: readonly string[] | undefined;
}

/** One labelled piece of a lead; `text` may have several lines. */
export interface LeadLine {
  /** Which line it is, whatever its label; none of a form's own field or question. */
  readonly id?: LeadLineId;
  readonly label: string;
  readonly text: string;
}

/** Lines of one line each: by the message that names them, or by a label of their own. */
export type Lines = readonly (readonly [name: LeadLineId | { readonly label: string }, text: string | undefined])[];

const MOST_SUBJECT = 150;

/** Line of a mail's subject: what it is, about what, from whom. */
export function leadSubject({ enquiry, vehicle, stage }: LeadView): string {
  const about = vehicle ? `: ${vehicle.make} ${vehicle.model} (${vehicle.stocknum})` : '';
  const from = fullName(enquiry);
  // trade-ins and purchases name their step themselves; that of a booking is such as `moved-2`
  const isOwn = (enquiry.trade_in !== undefined || isPurchase(enquiry.category)) && !tellsOfPhotos(stage);
  const own = isOwn ? enquiry.subcategory : undefined;
  const step = stage === undefined ? '' : `, ${own ?? stageName(stage)}`;
  return oneLine(`${enquiry.category}${step}${about}${from ? ` from ${from}` : ''}`).slice(0, MOST_SUBJECT);
}

/** A step without the number of its turn: `moved-2` is the second time that a booking was moved. */
export const stageName = (stage: string): string => stage.replace(/-\d+$/, '');
const tellsOfPhotos = (stage: string | undefined): boolean => stage?.startsWith('photos-') ?? false;

export const fullName = ({ name, last_name: last }: Pick<StoredEnquiry, 'name' | 'last_name'>): string =>
  oneLine([name, last].filter(Boolean).join(' '));

/** A lead for people, in the order in which they need it. Labels and single values are one line each. */
export function leadLines({ enquiry, vehicle, site, config, photos = [] }: LeadView): LeadLine[] {
  const say = wordsOf({ config }, leadsWords);
  const sayEnquiry = wordsOf({ config }, enquiryWords);
  const place = placeOfLead(site, enquiry, vehicle)?.name ?? enquiry.location;
  const dealership =
    site.dealerships.find(({ slug }) => slug === enquiry.dealership_slug)?.name ?? enquiry.dealership_slug;
  const price = vehicle && effectivePrice(vehicle);
  const single: Lines = [
    ['line.name', fullName(enquiry)],
    ['line.email', enquiry.email],
    ['line.phone', enquiry.phone],
    ['line.postcode', enquiry.postcode],
    ['line.subject', [enquiry.category, enquiry.subcategory].filter(Boolean).join(': ')],
    ['line.vehicle', vehicle && say('vehicle', { vehicle: vehicleTitle(vehicle), number: vehicle.stocknum })],
    ['line.price', price === undefined ? undefined : `$${price.toLocaleString('en-AU')}`],
    [enquiry.booking === undefined ? 'line.preferredTime' : 'line.bookedFor', enquiry.date_time?.replace('T', ' ')],
    ['line.booking', enquiry.booking],
    ['line.dealership', dealership],
    ['line.location', place],
    ['line.rego', enquiry.rego],
    ...financeLines(enquiry.finance, say, sayEnquiry),
    ...tradeInLines(enquiry.trade_in, say),
    ['line.services', enquiry.additional_services?.join(', ')],
    ['line.consent', consent(enquiry, say)],
    ['line.page', enquiry.url],
    ['line.check', checkWords(enquiry.checks, sayEnquiry)],
  ];
  const several = (label: string, text: string | undefined): LeadLine => ({
    label: oneLine(label),
    text: linesOf(text ?? ''),
  });
  return [
    ...single.map(([name, text]): LeadLine => {
      const named = typeof name === 'string' ? { id: name, label: say(name) } : name;
      return { ...named, text: oneLine(text ?? '') };
    }),
    { id: 'line.photos' as const, ...several(say('line.photos'), photos.join('\n')) },
    ...Object.entries(enquiry.answers ?? {}).map(([label, text]) => several(label, text)),
    { id: 'line.comments' as const, ...several(say('line.comments'), enquiry.message) },
  ].filter(({ text }) => text !== '');
}

/** Text that may have several lines, each of them clean. */
export const linesOf = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .split(/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
    .trim();

const consent = (
  { opt_in: isGiven, opt_in_text: words = '', opt_in_version: version = '?' }: StoredEnquiry,
  say: LeadsSay,
): string => (isGiven ? say('consent.given', { words, version }) : say('consent.none'));
