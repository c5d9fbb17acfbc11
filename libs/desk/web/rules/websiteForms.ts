import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import {
  ANNOUNCEMENT_TEXT,
  ANNOUNCEMENT_TONES,
  isDay,
  isTime,
  isWholeDay,
  MOST_HOLIDAYS,
  type DayHours,
  type DeskAnnouncement,
  type DeskPlaceHours,
} from '@forecourt/desk/domain';
import { cleanText, faultText, type EnquirySay } from '@forecourt/enquiry';
import type { DeskKey, DeskSay } from './words.js';

/** Days of a week as they are shown, Monday first. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const dayName = (weekday: number): string => `day-${weekday}`;

/** A Sunday, from which days of the week have their names. */
const SUNDAY = Date.UTC(2026, 10, 29);
const weekdayWords = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + weekday * 86_400_000);

/** Hours as they are typed: `08:30-17:30`, "closed" or "by appointment" in the words of the site. */
export function hoursText({ status, open = '', close = '' }: DayHours, say: DeskSay): string {
  if (status === 'Open') return `${open}-${close}`;
  return say(status === 'Closed' ? 'website.closed' : 'website.appointment');
}

const SPAN = /^(\d{1,2}[:.]\d\d)\s*[-–—]\s*(\d{1,2}[:.]\d\d)$/;

/** The hours that a text says; undefined for what says none. */
export function hoursOf(text: string, say: DeskSay): DayHours | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === say('website.closed').toLowerCase()) return { status: 'Closed' };
  if (typed === say('website.appointment').toLowerCase()) return { status: 'By appointment only' };
  const [, open, close] = (SPAN.exec(typed) ?? []).map((time) => time.replace('.', ':').padStart(5, '0'));
  if (open === undefined || close === undefined || !isTime(open) || !isTime(close)) return undefined;
  const hours: DayHours = { status: 'Open', open, close };
  return isWholeDay(hours) ? hours : undefined;
}

/** The spans of a weekday, parted by commas; undefined where one of them says nothing. None for an empty text. */
function spansOf(text: string, say: DeskSay): readonly DayHours[] | undefined {
  if (text.trim() === '') return [];
  const spans = text.split(/[,，]/).map((part) => hoursOf(part, say));
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

/** A holiday in a line: `2026-12-25 closed Christmas Day`. */
const HOLIDAY = /^(\d{4}-\d\d-\d\d)\s+(.+)$/;

type Holiday = DeskPlaceHours['special_hours'][number];

/** The holiday that a line says; undefined for what says none. */
export function holidayOf(line: string, say: DeskSay): Holiday | undefined {
  const [, date = '', rest = ''] = HOLIDAY.exec(line.trim()) ?? [];
  if (!isDay(date)) return undefined;
  // hours are what the line has up to the name: one word, or as many as the words of a closed day have
  const words = rest.split(/\s+/);
  for (let count = words.length; count > 0; count -= 1) {
    const hours = hoursOf(words.slice(0, count).join(' '), say);
    if (!hours) continue;
    const name = words.slice(count).join(' ');
    return { date, ...hours, ...(name === '' ? {} : { name }) };
  }
  return undefined;
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Fields of a place's hours: a line for each day of the week, and the holidays. */
export const hoursFields = (say: DeskSay): readonly FormField[] => [
  ...WEEKDAYS.map((weekday): FormField => ({
    ...{ name: dayName(weekday), label: weekdayWords(weekday, say.language) },
    ...{ maxLength: 80, isHalf: true, isPlain: true },
  })),
  {
    ...{ name: 'holidays', label: say('website.holidays'), kind: 'area', rows: 5, maxLength: 6000, isPlain: true },
    hint: say('website.holidaysHint', { closed: say('website.closed') }),
  },
];

/** What the form of a place's hours opens with. */
export const hoursValues = (place: Pick<DeskPlaceHours, 'hours' | 'special_hours'>, say: DeskSay): FormValues => ({
  ...Object.fromEntries(
    WEEKDAYS.map((weekday) => [
      dayName(weekday),
      place.hours
        .filter((day) => day.weekday === weekday)
        .map((day) => hoursText(day, say))
        .join(', '),
    ]),
  ),
  holidays: place.special_hours
    .map(({ date, name = '', ...day }) => `${date} ${hoursText(day, say)} ${name}`.trim())
    .join('\n'),
});

const value = (values: FormValues, name: string): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');

/** What is wrong with the hours of a place, by field. */
export function hoursFaults(values: FormValues, say: DeskSay): FormFaults {
  const fault = say('website.fault.hours', {
    closed: say('website.closed'),
    appointment: say('website.appointment'),
  });
  const days = WEEKDAYS.map(dayName).filter((name) => spansOf(value(values, name), say) === undefined);
  const lines = linesOf(value(values, 'holidays'));
  const wrong = lines.find((line) => holidayOf(line, say) === undefined);
  return {
    ...Object.fromEntries(days.map((name) => [name, fault])),
    ...(wrong === undefined ? {} : { holidays: say('website.fault.holiday', { line: wrong }) }),
    ...(lines.length > MOST_HOLIDAYS ? { holidays: say('website.fault.holidays', { most: MOST_HOLIDAYS }) } : {}),
  };
}

/** The hours that a form without faults says. */
export const typedHours = (values: FormValues, say: DeskSay): Pick<DeskPlaceHours, 'hours' | 'special_hours'> => ({
  hours: WEEKDAYS.flatMap((weekday) =>
    (spansOf(value(values, dayName(weekday)), say) ?? []).map((span) => ({ weekday, ...span })),
  ).sort((a, b) => a.weekday - b.weekday),
  special_hours: linesOf(value(values, 'holidays')).flatMap((line) => holidayOf(line, say) ?? []),
});

const TONE_WORDS: Readonly<Record<DeskAnnouncement['tone'], DeskKey>> = {
  brand: 'website.tone.brand',
  accent: 'website.tone.accent',
  plain: 'website.tone.plain',
};

/** Fields of an announcement; an empty text takes it away. */
export const announcementFields = (say: DeskSay): readonly FormField[] => [
  {
    ...{ name: 'text', label: say('website.text'), maxLength: ANNOUNCEMENT_TEXT.max, isPlain: true },
    hint: say('website.textHint'),
  },
  {
    ...{ name: 'tone', label: say('website.tone'), kind: 'select', isPlain: true },
    options: ANNOUNCEMENT_TONES.map((tone) => ({ value: tone, label: say(TONE_WORDS[tone]) })),
  },
  { name: 'starts_at', label: say('website.starts'), kind: 'datetime-local', isHalf: true },
  { name: 'expires_at', label: say('website.expires'), kind: 'datetime-local', isHalf: true },
];

export const announcementValues = (announcement: DeskAnnouncement | undefined): FormValues => ({
  text: announcement?.text ?? '',
  tone: announcement?.tone ?? 'brand',
  starts_at: announcement?.starts_at ?? '',
  expires_at: announcement?.expires_at ?? '',
});

/** What is wrong with an announcement, by field. */
export function announcementFaults(values: FormValues, say: DeskSay, sayField: EnquirySay): FormFaults {
  const text = faultText(
    { kind: ANNOUNCEMENT_TEXT.kind, max: ANNOUNCEMENT_TEXT.max },
    cleanText(ANNOUNCEMENT_TEXT, value(values, 'text')),
  )?.(sayField.site);
  const [starts, expires] = [value(values, 'starts_at'), value(values, 'expires_at')];
  return {
    ...(text === undefined ? {} : { text }),
    ...(starts !== '' && expires !== '' && starts >= expires ? { expires_at: say('website.fault.expires') } : {}),
  };
}

/** The announcement that a form without faults says; null where it has no text. */
export function typedAnnouncement(values: FormValues): DeskAnnouncement | null {
  const text = cleanText(ANNOUNCEMENT_TEXT, value(values, 'text'));
  if (text === '') return null;
  const tone = ANNOUNCEMENT_TONES.find((name) => name === value(values, 'tone')) ?? 'brand';
  const [starts, expires] = [value(values, 'starts_at'), value(values, 'expires_at')];
  return {
    ...{ text, tone },
    ...(starts === '' ? {} : { starts_at: starts.slice(0, 16) }),
    ...(expires === '' ? {} : { expires_at: expires.slice(0, 16) }),
  };
}
