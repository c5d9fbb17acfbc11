import { cookieValues, sessionCookie } from '@forecourt/service';
import { Refusal } from '@forecourt/contracts/api';
import type { Db } from '@forecourt/service/database';
import type { StoredEnquiry } from '@forecourt/enquiry';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import type { LeadBookings } from './leadBookings.js';
import { worded } from './words/worded.js';

/** Cookie with the id of a visitor's last enquiry, for the thank-you page. It holds only the unguessable id. */
const SENT = 'forecourt_sent';
const HOUR_SECONDS = 3600;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cookie by which `sentEnquiryOf` finds a lead, for an hour. */
export const sentCookie = (lead: string, host: string): string =>
  sessionCookie(SENT, lead, { maxAge: HOUR_SECONDS, host });

/** Answer of `readSentEnquiry`: the lead that the visitor's cookie names. Throws a Refusal where there is none. */
export async function sentEnquiryOf(
  { db, bookings }: { readonly db: Db; readonly bookings: Pick<LeadBookings, 'ofLead'> | undefined },
  configured: ConfiguredSite,
  cookies: string | undefined,
): Promise<SentEnquiry> {
  const { slug, stockOwner, site } = configured;
  const id = cookieValues(cookies, SENT).find((value) => ID.test(value));
  const lead =
    id &&
    (await db
      .selectFrom('leads')
      .select(['category', 'payload', 'vehicle_id'])
      .where('site', '=', slug)
      .where('id', '=', id)
      .executeTakeFirst());
  if (!lead) throw new Refusal(404, worded('enquiry.none'));
  const {
    vehicle_slug: about,
    location,
    dealership_slug: dealership,
    date_time: at,
    subcategory,
    booking: isBooked,
  } = lead.payload as unknown as StoredEnquiry;
  const vehicle =
    location || dealership || lead.vehicle_id === null
      ? undefined
      : await db
          .selectFrom('vehicles')
          .select('data')
          .where('site', '=', stockOwner)
          .where('id', '=', lead.vehicle_id)
          .executeTakeFirst();
  const chosen = location || (vehicle?.data as Vehicle | undefined)?.location?.slug;
  const place = site.locations.find(({ slug: known, dealership_slug: of }) =>
    chosen ? known === chosen : dealership !== undefined && of === dealership,
  );
  const booked = isBooked === undefined ? undefined : await bookings?.ofLead(configured, id);
  return {
    lead_id: id,
    category: lead.category,
    ...(subcategory ? { subcategory } : {}),
    ...(about ? { vehicle_slug: about } : {}),
    ...(place ? { place: place.slug } : {}),
    ...(at ? { date_time: at } : {}),
    ...(booked ? { booking: booked } : {}),
  };
}
