const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(T([01]\d|2[0-3]):[0-5]\d)?$/;

/** A day of the calendar, alone or with a time. */
export function isLocalDateTime(value: string): boolean {
  const [, year, month, day] = LOCAL.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
