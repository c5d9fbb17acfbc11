import type { DeskLeadFilters } from '@forecourt/desk/domain';
import { yieldToEventLoop, type Db } from '@forecourt/service/database';
import { localTime } from '@forecourt/site-config';
import { vehicleTitle } from '@forecourt/vehicle';
import { formatDate, wordsOf, type SayOf } from '@forecourt/words';
import { note } from '../records/audit.js';
import { BOM, csvLine } from './csv.js';
import type { DeskPerson } from '../access/deskPeople.js';
import { placeName, siteOf, type DeskSites } from '../access/deskSites.js';
import { cursorOf, filteredLeads, pageOf, type FoundLead } from './leadQuery.js';
import { enquiryOf, vehicleOf } from './leadRows.js';
import { deskServerWords } from '../words/deskServerWords.js';

type Say = SayOf<typeof deskServerWords>;

/** Names of the columns, in the order of a line's cells. */
const COLUMNS = [
  'column.reference',
  'column.received',
  'column.state',
  'column.category',
  'column.subcategory',
  'column.firstName',
  'column.lastName',
  'column.email',
  'column.phone',
  'column.postcode',
  'column.place',
  'column.vehicle',
  'column.stockNumber',
  'column.preferredTime',
  'column.message',
  'column.news',
  'column.page',
  'column.spam',
  'column.site',
] as const;
/** Leads that are read at once, and most that one file holds: more are had by narrower dates. */
const BATCH = 500;
export const MOST_EXPORTED = 20_000;

const pad = (number: number): string => String(number).padStart(2, '0');

/** A moment as the site's clocks show it: `2026-11-24 14:05`. */
function clockTime(moment: Date, timeZone: string): string {
  const { date, minutes } = localTime(moment.getTime(), timeZone);
  return `${date} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function lineOf(sites: DeskSites, lead: FoundLead, say: Say): string {
  const enquiry = enquiryOf(lead);
  const vehicle = vehicleOf(lead);
  const cells = [
    lead.id,
    clockTime(lead.created_at, sites.own.site.timeZone),
    say('cell.state', { value: lead.desk_state }),
    lead.category,
    enquiry.subcategory,
    enquiry.name,
    enquiry.last_name,
    enquiry.email,
    enquiry.phone,
    enquiry.postcode,
    placeName(sites, lead.place),
    vehicle && vehicleTitle(vehicle),
    vehicle?.stocknum,
    enquiry.date_time?.replace('T', ' '),
    enquiry.message,
    enquiry.opt_in ? say('cell.agreed', { text: enquiry.opt_in_text ?? '' }) : say('cell.no'),
    enquiry.url,
    enquiry.suspected_spam ? say('cell.yes') : '',
    siteOf(sites, lead).site.hosts[0],
  ];
  return csvLine(cells.map((value) => value ?? ''));
}

/** Which leads were taken away, in words without anything that a shopper might have sent. */
export function exportWords(filters: DeskLeadFilters, count: number, say: Say): string {
  const { q, category, state, place, from, to, when, show, person } = filters;
  return [
    say('audit.leads', { count }),
    category && say('audit.category', { value: category }),
    state && say('audit.state', { value: state }),
    place && say('audit.place', { value: place }),
    from && say('audit.from', { value: formatDate(from, say.language) }),
    to && say('audit.to', { value: formatDate(to, say.language) }),
    when && say('audit.when', { value: when }),
    show && say('audit.show', { value: show }),
    person && say('audit.person'),
    q && say('audit.search'),
  ]
    .filter((words) => words !== '')
    .join(say('audit.and'));
}

/**
 * The filtered leads as a CSV file, the newest first; that somebody took them is written down before they are given.
 */
export async function leadsCsv(
  { db, now }: { readonly db: Db; readonly now: () => number },
  sites: DeskSites,
  person: DeskPerson,
  filters: DeskLeadFilters,
): Promise<string> {
  const say = wordsOf(sites.own, deskServerWords);
  const lines = [csvLine(COLUMNS.map((column) => say(column)))];
  const query = await filteredLeads({ db, sites, person, now: now() }, filters);
  for (let cursor = ''; lines.length <= MOST_EXPORTED;) {
    const page = await pageOf(query(), cursor, BATCH).execute();
    lines.push(...page.map((lead) => lineOf(sites, lead, say)));
    const last = page.at(-1);
    if (!last || page.length < BATCH) break;
    cursor = cursorOf(last);
    // shoppers are not made to wait for a file
    await yieldToEventLoop();
  }
  const detail = exportWords(filters, lines.length - 1, say);
  await note(db, { site: sites.own.slug, who: person.email, what: 'export', detail, at: now() });
  return BOM + lines.join('');
}
