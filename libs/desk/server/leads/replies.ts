import type { Db } from '@forecourt/service/database';
import { enquiryWords, greeting, isEmail, oneLine, referenceOf } from '@forecourt/enquiry';
import type { MessageWriter } from '@forecourt/service/messages';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { vehicleTitle } from '@forecourt/vehicle';
import { deskOptions, personOf, type DeskPerson, type ReplyTemplate } from '../access/deskPeople.js';
import { deskSites, slugsOf } from '../access/deskSites.js';
import type { FoundLead } from './leadQuery.js';
import { enquiryOf, vehicleOf } from './leadRows.js';
import { wordsOf, type SayOf } from '@forecourt/words';
import { deskServerWords } from '../words/deskServerWords.js';

/** Kind of the mails in which the dealer's people answer a lead. */
export const DESK_REPLY = 'desk-reply';

/** What a template can have filled in. A vehicle is there only for a lead about one. */
export interface ReplyWords {
  readonly greeting: string;
  readonly dealer: string;
  readonly me: string;
  readonly vehicle?: string | undefined;
}

/** Templates with their words; one that names a vehicle is left out where there is none. */
export function filledReplies(templates: readonly ReplyTemplate[], words: ReplyWords): ReplyTemplate[] {
  const known = new Map<string, string | undefined>(Object.entries(words));
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (found, name: string) => known.get(name) ?? found);
  return templates
    .filter(({ subject, text }) => words.vehicle !== undefined || !`${subject}${text}`.includes('{vehicle}'))
    .map(({ name, subject, text }) => ({ name, subject: oneLine(fill(subject)), text: fill(text) }));
}

/** The platform's own, where a dealer has none. */
function ourReplies(
  { greeting: greets, dealer, me, vehicle }: ReplyWords,
  say: SayOf<typeof deskServerWords>,
): ReplyTemplate[] {
  const signed = { greeting: greets, dealer, me };
  const call = {
    name: say('replies.call'),
    subject: say('replies.aboutCall', { dealer }),
    text: say('replies.callText', signed),
  };
  if (vehicle === undefined) return [call];
  const subject = oneLine(say('replies.aboutVehicle', { vehicle }));
  return [
    { name: say('replies.available'), subject, text: say('replies.availableText', { ...signed, vehicle }) },
    { name: say('replies.sold'), subject, text: say('replies.soldText', { ...signed, vehicle }) },
    call,
  ];
}

/** Answers that a person may begin with for a lead. */
export function repliesFor(site: ConfiguredSite, person: DeskPerson, lead: FoundLead): ReplyTemplate[] {
  const vehicle = vehicleOf(lead);
  const words: ReplyWords = {
    greeting: greeting(enquiryOf(lead).name ?? '', wordsOf(site, enquiryWords)),
    dealer: oneLine(site.site.name),
    me: person.name,
    vehicle: vehicle && vehicleTitle(vehicle),
  };
  const { replies } = deskOptions(site);
  return replies ? filledReplies(replies, words) : ourReplies(words, wordsOf(site, deskServerWords));
}

/** Where a shopper's answer goes: to the person who wrote, or to the dealer, as the dealer wants it. */
export function answersTo(site: ConfiguredSite, email: string): { readonly name: string; readonly address: string } {
  const dealer = oneLine(site.site.name);
  const person = deskOptions(site).answersTo === 'dealer' ? undefined : personOf(site, email);
  return person
    ? { name: `${oneLine(person.name)}, ${dealer}`, address: person.email }
    : { name: dealer, address: site.site.email };
}

/** Whether a lead can be answered by mail. */
export const canBeAnswered = (lead: Pick<FoundLead, 'payload'>): boolean => isEmail(enquiryOf(lead).email.trim());

/** The desk at which somebody answers leads of a site: its own, or that of a site in another language. */
const deskFor = (site: ConfiguredSite, email: string, sites: readonly ConfiguredSite[]): ConfiguredSite =>
  sites.find((own) => personOf(own, email) !== undefined && slugsOf(deskSites(own, sites)).includes(site.slug)) ?? site;

/** Words an answer when it leaves. One whose lead is erased by then says nothing any more. */
export const replyWriter =
  (db: Db, sites: Pick<Sites, 'all'>): MessageWriter =>
  async ({ site, ref }) => {
    const found = await db
      .selectFrom('desk_notes')
      .innerJoin('leads', 'leads.id', 'desk_notes.lead_id')
      .select(['desk_notes.subject', 'desk_notes.body', 'desk_notes.who', 'leads.id', 'leads.payload'])
      .where('desk_notes.site', '=', site.slug)
      .where('leads.site', '=', site.slug)
      .where('desk_notes.id', '=', ref)
      .where('desk_notes.kind', '=', 'reply')
      .executeTakeFirst();
    if (!found || !canBeAnswered(found)) return undefined;
    return {
      to: enquiryOf(found).email.trim(),
      subject: found.subject ?? '',
      paragraphs: found.body.split(/\n{2,}/),
      replyTo: answersTo(deskFor(site, found.who, sites.all), found.who),
      note: wordsOf(site, deskServerWords)('reply.note', { reference: referenceOf(found.id) }),
    };
  };
