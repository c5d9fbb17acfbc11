import type { Db, Tables, Transaction } from '@forecourt/service/database';
import {
  categoryWords,
  enquiryRulesSection,
  enquiryWords,
  greeting,
  nextKind,
  oneLine,
  ourNextSteps,
  referenceOf,
  type StoredEnquiry,
} from '@forecourt/enquiry';
import { imageUrl } from '@forecourt/contracts';
import type { MessageWriter, QueuedMessage, ShopperMessage } from '@forecourt/service/messages';
import type { SendCounts } from '@forecourt/service/privacy';
import { findSection, openingHours, siteConfigWords } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { addressLine, formatPhone, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { NewLead } from './leads.js';
import { leadsWords } from './words/leadsWords.js';
import { placeOfLead } from './placeOfLead.js';

/** Kind of the mail that tells a shopper that an enquiry has come. */
export const ENQUIRY_RECEIVED = 'enquiry-received';

interface AcknowledgeOptions {
  readonly sends: Pick<SendCounts, 'thanking'>;
  readonly queue: (trx: Transaction<Tables>, messages: readonly QueuedMessage[]) => Promise<void>;
  readonly now: () => number;
}

/**
 * Queues the mail that acknowledges a lead, in the transaction that stores it, where the site sends such mails and no
 * other mail says it.
 */
export async function acknowledge(
  trx: Transaction<Tables>,
  { site, leadId, enquiry, hasOwnMails }: Pick<NewLead, 'site' | 'leadId' | 'enquiry' | 'hasOwnMails'>,
  { sends, queue, now }: AcknowledgeOptions,
): Promise<void> {
  if (!site.leads.acknowledges || hasOwnMails) return;
  if ((await sends.thanking(trx, now(), enquiry.email)) > 0) return;
  await queue(trx, [{ site: site.slug, kind: ENQUIRY_RECEIVED, ref: leadId, by: 'mail' }]);
}

interface WriterOptions {
  readonly db: Db;
  readonly vehicleOf: (site: string, slug: string) => Promise<Vehicle | undefined>;
  /** Path of the page of a vehicle that the site shows. */
  readonly pagePath: (site: ConfiguredSite, slug: string) => string;
}

/** Words the mail when it leaves. An erased lead gets none. */
export const acknowledgementWriter =
  ({ db, vehicleOf, pagePath }: WriterOptions): MessageWriter =>
  async ({ site, ref }) => {
    const lead = await db
      .selectFrom('leads')
      .select('payload')
      .where('site', '=', site.slug)
      .where('id', '=', ref)
      .executeTakeFirst();
    const enquiry = lead?.payload as unknown as StoredEnquiry | undefined;
    if (!enquiry?.email) return undefined;
    const vehicle = enquiry.vehicle_slug ? await vehicleOf(site.slug, enquiry.vehicle_slug) : undefined;
    const path = vehicle && vehicle.status !== 'withdrawn' ? pagePath(site, vehicle.slug) : undefined;
    return acknowledgement(site, { leadId: ref, enquiry, vehicle }, path);
  };

/**
 * The mail that acknowledges an enquiry. It repeats nothing that was typed: the address may be that of another person.
 * `path` is the vehicle's page.
 */
export function acknowledgement(
  configured: ConfiguredSite,
  { leadId, enquiry, vehicle }: { leadId: string; enquiry: StoredEnquiry; vehicle: Vehicle | undefined },
  path: string | undefined,
): ShopperMessage {
  const { site } = configured;
  const say = wordsOf(configured, leadsWords);
  const dealer = oneLine(site.name);
  const place = placeOfLead(site, enquiry, vehicle);
  const hours = site.locations.find(({ slug }) => slug === place?.slug)?.hours ?? [];
  const forms = findSection(configured, enquiryRulesSection);
  const steps = forms && { ...ourNextSteps(wordsOf(configured, enquiryWords)), ...forms.nextSteps };
  const [next] = steps?.[nextKind(enquiry)] ?? [];
  const [picture] = vehicle?.images ?? [];
  const title = vehicle && vehicleTitle(vehicle);
  const facts: [string, string | undefined][] = [
    [say('fact.reference'), referenceOf(leadId)],
    [say('fact.about'), categoryWords(enquiry.category, wordsOf(configured, enquiryWords))],
    [say('fact.vehicle'), title],
    [
      say('fact.where'),
      place && [place.name, place.address ? addressLine(place.address) : ''].filter(Boolean).join(', '),
    ],
    [say('fact.hours'), openingHours(hours, wordsOf(configured, siteConfigWords)).join(', ')],
    [say('fact.phone'), place?.phone && formatPhone(place.phone)],
  ];
  return {
    to: enquiry.email,
    place: place?.slug,
    subject: title === undefined ? say('received.subject') : say('received.subjectOf', { vehicle: title }),
    paragraphs: [
      greeting('', wordsOf(configured, enquiryWords)),
      say('received.text', { dealer }),
      // a mail is read later: it names the hours, not whether somebody is there now
      ...(next === undefined ? [] : [next.replaceAll('{dealer}', dealer)]),
    ],
    ...(vehicle && picture
      ? { picture: { path: imageUrl(picture.url, { width: 480 }), text: vehicleTitle(vehicle) } }
      : {}),
    facts: facts.filter((fact): fact is [string, string] => (fact[1] ?? '') !== ''),
    ...(path === undefined ? {} : { action: { label: say('received.see'), path } }),
    note: say('received.note'),
  };
}
