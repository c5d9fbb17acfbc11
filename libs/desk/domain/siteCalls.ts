import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { fieldText } from '@forecourt/enquiry/schema';
import { day, isDay, moment, READS, text, WRITES } from './deskFields.js';
import { offerChange, personChange, siteOffers, sitePeople } from './siteEntries.js';
import {
  frontPageChange,
  menuChange,
  menuItemsChange,
  offersChange,
  peopleChange,
  siteFrontPage,
  siteMenu,
} from './siteLists.js';
import { frontPictureChange, frontPictures, pictureChange, sitePictures } from './sitePictures.js';
import { fault } from './words/worded.js';

const tags = ['desk'];

/** States of a day, as a place has them. */
export const DAY_STATES = ['Open', 'Closed', 'By appointment only'] as const;
/** Looks of an announcement. */
export const ANNOUNCEMENT_TONES = ['brand', 'accent', 'plain'] as const;
/** Announcements of a site at most. */
export const MOST_ANNOUNCEMENTS = 3;
/** Holidays of a place at most, at the desk. */
export const MOST_HOLIDAYS = 40;

export const ANNOUNCEMENT_TEXT = { kind: 'line', max: 160, isRequired: true } as const;
export const HOLIDAY_NAME = { kind: 'line', max: 80 } as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Whether a text is a time such as `08:30`. */
export const isTime = (value: string): boolean => TIME.test(value);
const time = z.string().check(z.refine(isTime, fault('fault.time')));

/** When a place is open on a day. */
export interface DayHours {
  readonly status: (typeof DAY_STATES)[number];
  readonly open?: string | undefined;
  readonly close?: string | undefined;
}

/** An open day says from when to when; another says neither. */
export const isWholeDay = ({ status, open, close }: DayHours): boolean =>
  status === 'Open'
    ? open !== undefined && close !== undefined && open < close
    : open === undefined && close === undefined;

const hours = { status: z.enum(DAY_STATES), open: z.optional(time), close: z.optional(time) };
const whole = z.refine<DayHours>(isWholeDay, fault('fault.openDay'));
const weekHours = z.array(
  z
    .object({ weekday: z.int().check(z.minimum(0), z.maximum(6), z.describe('0 Sunday to 6 Saturday.')), ...hours })
    .check(whole),
);
const holidays = z
  .array(
    z
      .object({
        date: z.string().check(z.refine(isDay, fault('fault.day'))),
        name: z.optional(fieldText(HOLIDAY_NAME)),
        ...hours,
      })
      .check(whole),
  )
  .check(z.maxLength(MOST_HOLIDAYS));

const localMoment = z.string().check(
  z.refine(
    (value) => isDay(value.slice(0, 10)) && value[10] === 'T' && isTime(value.slice(11)),
    fault('fault.dateTime'),
  ),
  z.describe('By the site’s clocks: 2026-12-26T10:00.'),
);

const announcement = z.object({
  text: fieldText(ANNOUNCEMENT_TEXT),
  tone: z.enum(ANNOUNCEMENT_TONES),
  starts_at: z.optional(localMoment),
  expires_at: z.optional(localMoment),
});
export type DeskAnnouncement = z.infer<typeof announcement>;

/** What the dealer's people may change of their website. */
export const readDeskSite = defineCall({
  method: 'GET',
  path: '/api/desk/site',
  summary: 'What the dealer’s people may change of their website, as it runs',
  description: 'For people with the role `editor`.',
  tags,
  answer: z.object({
    version: z.int().check(z.describe('Number of the version that runs; a change names it.')),
    published_at: moment,
    published_by: text,
    places: z.array(
      z.object({
        ...{ slug: text, name: text },
        hours: weekHours,
        special_hours: z.array(z.object({ date: text, name: z.optional(text), ...hours })),
        people: sitePeople,
      }),
    ),
    announcements: z.array(announcement),
    menu: z.optional(siteMenu).check(z.describe('For people of the whole site, as everything below.')),
    front_page: z.optional(siteFrontPage),
    offers: z.optional(siteOffers),
    pictures: z.optional(sitePictures),
    front_pictures: z.optional(frontPictures),
  }),
  refusals: READS,
});
export type DeskSiteAnswer = CallAnswer<typeof readDeskSite>;
export type DeskPlace = DeskSiteAnswer['places'][number];
export type DeskPlaceHours = Pick<DeskPlace, 'hours' | 'special_hours'>;

/** Shows or publishes one change of the website. */
export const changeDeskSite = defineCall({
  method: 'POST',
  path: '/api/desk/site',
  summary: 'Shows a change of the website in a preview, or publishes it',
  description:
    'For people with the role `editor`. Refused with 409 where another version than the one that is named runs by ' +
    'then: the change was made of what is no longer there.',
  tags,
  body: z.object({
    version: z.int().check(z.describe('Number of the version that the change was made of.')),
    deed: z.enum(['preview', 'publish']),
    day: day.check(z.describe('Of a preview: as at noon of which day; as at the present when left out.')),
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('hours'), place: text, hours: weekHours, special_hours: holidays }),
      z.object({
        kind: z.literal('announcement'),
        index: z.int().check(z.minimum(0), z.maximum(MOST_ANNOUNCEMENTS - 1)),
        announcement: z.nullable(announcement).check(z.describe('Null takes it away.')),
      }),
      menuChange,
      menuItemsChange,
      frontPageChange,
      offerChange,
      offersChange,
      personChange,
      peopleChange,
      pictureChange,
      frontPictureChange,
    ]),
  }),
  answer: z.object({
    version: z.optional(z.int()).check(z.describe('The version that runs now.')),
    preview: z.optional(z.object({ address: text, until: moment })),
  }),
  refusals: [...WRITES, 409],
});
type ChangeBody = z.infer<typeof changeDeskSite.body>;
export type DeskSiteChange = ChangeBody['change'];
