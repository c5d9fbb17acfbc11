/** Thousands are grouped by comma, apostrophe or any blank, in threes; decimals follow a point. */
const NUMBER = /-?\d{1,3}(?:[,'’\s]\d{3})+(?!\d)(?:\.\d+)?|-?\d+(?:\.\d+)?/;
const NUMBERS = new RegExp(NUMBER, 'g');

/** What may follow a number without a blank; other letters may be digits that were mistyped: `201O`. */
const UNITS = [
  ...['k', 'kms?', 'kilometres?', 'l', 'lt', 'ltrs?', 'lit(?:re|er)s?', 'cc', 'cyls?', 'cylinders?', 'kg', 'kw'],
  ...['d', 'drs?', 'doors?', 's', 'seats?', 'seaters?', 'mm', 'm', 'aud', 'da', 'dap', 'egc', 'edap'],
  'drive\\s?away',
];
const UNIT = new RegExp(`^(?:${UNITS.join('|')})(?![a-z\\d])`, 'i');
const PER_DISTANCE = /(?:\/|\bper)\s*100\s*k(?:m|ms|ilometres?)?\b/i;

interface Found {
  readonly value: number;
  readonly decimals: number;
  /** What is around it. */
  readonly before: string;
  readonly after: string;
}

/**
 * The one number of a text, with or without its unit. Undefined where there is none or several, where letters are part
 * of it (`2O19`), and where `12,5` and `12.990,00` leave open what is meant.
 */
function find(given: string): Found | undefined {
  const text = given.replace(PER_DISTANCE, '');
  const [first, second] = text.matchAll(NUMBERS);
  if (!first || second) return undefined;
  const [digits] = first;
  const [before, after] = [text.slice(0, first.index), text.slice(first.index + digits.length)];
  if (/^[.,]\d/.test(after) || (/^[a-z]/i.test(after) && !UNIT.test(after))) return undefined;
  if (/[a-z]$/i.test(before) && !/aud$/i.test(before)) return undefined;
  const value = Number(digits.replace(/[,'’\s]/g, ''));
  return Number.isFinite(value) ? { value, decimals: digits.split('.')[1]?.length ?? 0, before, after } : undefined;
}

export const number = (text: string): number | undefined => find(text)?.value;

/** `45.000` may be forty-five or forty-five thousand. */
const isClear = ({ decimals }: Found): boolean => decimals !== 3;

/** A count or a year: `07.2019` and `2019.5` are none. */
export function whole(text: string): number | undefined {
  const found = find(text);
  return found && isClear(found) && Number.isInteger(found.value) ? found.value : undefined;
}

/** `$12.9k` is rounded, and not thirteen dollars; kilometres are no money. */
const NO_DOLLARS = /^\s*(?:k|kms?|kilomet(?:re|er)s?|mi|miles?)\b/i;

/** As books write them: `(12,990)` and `12,990-`. */
const isNegative = ({ value, before, after }: Found): boolean =>
  value < 0 || /^\s*-\s*$/.test(after) || (/\(\s*(?:a?u?\$|aud)?\s*$/i.test(before) && /^\s*\)/.test(after));

/** Whole dollars. */
export function dollars(text: string): number | undefined {
  const found = find(text);
  if (!found || !isClear(found) || isNegative(found) || NO_DOLLARS.test(found.after)) return undefined;
  return Math.round(found.value);
}

/** Whole kilometres; `45k` is 45,000. Miles are no kilometres. */
export function kilometres(text: string): number | undefined {
  if (/\bmi(les?)?\b/i.test(text)) return undefined;
  const thousands = /^\D*(\d{1,4}(?:\.\d)?)\s*k\b/i.exec(text)?.[1];
  if (thousands !== undefined) return Math.round(Number(thousands) * 1000);
  const found = find(text);
  return found && isClear(found) ? Math.round(found.value) : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `31/12/2027`, `31 Dec 2027`, `20271231`, `2027/12/31` and `2027-12-31`, with or without a time, as the last. */
export function date(text: string): string | undefined {
  const iso = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?!\d)/.exec(text);
  const australian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?!\d)/.exec(text);
  const inWords = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})(?!\d)/i.exec(text);
  const month = inWords ? MONTHS.indexOf((inWords[2] ?? '').toLowerCase()) + 1 : Number(iso?.[3] ?? australian?.[2]);
  const year = Number(iso?.[1] ?? australian?.[3] ?? inWords?.[3]);
  const day = Number(iso?.[4] ?? australian?.[1] ?? inWords?.[1]);
  const moment = new Date(Date.UTC(year, month - 1, day));
  // 31/02 would roll over into March
  const isReal = moment.getUTCDate() === day && moment.getUTCMonth() === month - 1 && moment.getUTCFullYear() === year;
  return isReal ? moment.toISOString().slice(0, 10) : undefined;
}

/** Whether a date would be one but for its year, which has two digits: `3/7/27`, `03/19`, `Mar 19`. */
export const hasShortYear = (text: string): boolean =>
  /^(\d{1,2}[/.-])?\d{1,2}[/.-]\d{2}(?!\d)/.test(text) || /^(\d{1,2}[ -])?[a-z]{3,9}\.?,?[ /-]*\d{2}(?!\d)/i.test(text);

const MONTH_FORMS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<word>[a-z]{3})[a-z]*\.?,?[ /-]*(?<year>\d{4})$/i,
];

/** A day as above, or a month: `03/2019`, `Mar 2019` and `2019-03`, as the last. */
export function dayOrMonth(text: string): string | undefined {
  const found = MONTH_FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found) return date(text);
  const { year = '', month, word = '' } = found;
  const number = month === undefined ? MONTHS.indexOf(word.toLowerCase()) + 1 : Number(month);
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : undefined;
}
