import type { Language } from './languages.js';

/** How a language writes days and times. Not by `Intl`: browsers and servers shorten months in different ways. */
interface DateStyle {
  readonly months: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly short: (name: string) => string;
  readonly date: (day: number, month: string, year: string) => string;
  readonly month: (month: string, year: string) => string;
  readonly day: (day: number, month: string) => string;
  readonly weekdayAndDay: (weekday: string, day: string) => string;
  readonly time: (hours: number, minutes: number) => string;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

const STYLES: Readonly<Record<Language, DateStyle>> = {
  'en-AU': {
    months: MONTHS,
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    short: (name) => name.slice(0, 3),
    date: (day, month, year) => `${day} ${month} ${year}`,
    month: (month, year) => `${month} ${year}`,
    day: (day, month) => `${day} ${month}`,
    weekdayAndDay: (weekday, day) => `${weekday} ${day}`,
    time: (hours, minutes) => {
      const shown = minutes === 0 ? '' : `:${twoDigits(minutes)}`;
      return `${hours % 12 === 0 ? 12 : hours % 12}${shown} ${hours < 12 ? 'am' : 'pm'}`;
    },
  },
  'zh-Hans': {
    months: MONTHS.map((_, index) => `${index + 1}月`),
    weekdays: ['日', '一', '二', '三', '四', '五', '六'].map((name) => `星期${name}`),
    short: (name) => name.replace('星期', '周'),
    date: (day, month, year) => `${year}年${month}${day}日`,
    month: (month, year) => `${year}年${month}`,
    day: (day, month) => `${month}${day}日`,
    weekdayAndDay: (weekday, day) => `${day}${weekday}`,
    time: (hours, minutes) => `${twoDigits(hours)}:${twoDigits(minutes)}`,
  },
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Parts of a date that begins with `yyyy-mm-dd`, with the names of its month and weekday; undefined for other text. */
function partsOf(date: string, { months, weekdays }: DateStyle) {
  const [ymd, year = '', number, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? [];
  const month = months[Number(number) - 1];
  if (ymd === undefined || month === undefined) return undefined;
  const weekday = weekdays[new Date(`${ymd}T00:00Z`).getUTCDay()] ?? '';
  return { year, month, day: Number(day), weekday };
}

/** `2026-03-09` as `9 Mar 2026`, the month `2026-03` as `Mar 2026`; text that is neither stays as it is. */
export function formatDate(date: string, language: Language): string {
  const style = STYLES[language];
  if (/^\d{4}-\d{2}$/.test(date)) {
    const month = style.months[Number(date.slice(5)) - 1];
    return month === undefined ? date : style.month(style.short(month), date.slice(0, 4));
  }
  const parts = partsOf(date, style);
  return parts ? style.date(parts.day, style.short(parts.month), parts.year) : date;
}

/** `2026-12-25` as `Friday 25 December`; text that is no date stays as it is. */
export function formatDay(date: string, language: Language): string {
  const style = STYLES[language];
  const parts = partsOf(date, style);
  return parts ? style.weekdayAndDay(parts.weekday, style.day(parts.day, parts.month)) : date;
}

/** `2026-12-25` as `Fri` and `25 Dec`, for the two lines of a button. */
export function shortDay(date: string, language: Language): { readonly weekday: string; readonly day: string } {
  const style = STYLES[language];
  const parts = partsOf(date, style);
  if (!parts) return { weekday: '', day: date };
  return { weekday: style.short(parts.weekday), day: style.day(parts.day, style.short(parts.month)) };
}

/** `2026-12-25` as `Friday`. */
export const weekdayName = (date: string, language: Language): string => partsOf(date, STYLES[language])?.weekday ?? '';

/** `08:30`, or so many minutes since midnight, as `8:30 am`. */
export function formatTime(time: string | number, language: Language): string {
  const [hours = 0, minutes = 0] =
    typeof time === 'number' ? [Math.floor(time / 60), time % 60] : time.split(':').map(Number);
  return STYLES[language].time(hours, minutes);
}
