const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

export interface DayHours {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number;
  readonly status: 'Open' | 'Closed';
  readonly open?: string;
  readonly close?: string;
}

const EXAMPLE = '"Mon-Fri 08:30-17:30, Sat 09:00-16:00, Sun closed"';

/** Hours of a week as a command line writes them; days that it does not name have none. Throws for anything else. */
export function hoursOf(text: string): DayHours[] {
  const refuse = (part: string): never => {
    throw new Error(`--hours must read as ${EXAMPLE}; "${part}" does not.`);
  };
  const hours = text.split(',').flatMap((part) => {
    const read = /^\s*([a-z]{3})(?:\s*-\s*([a-z]{3}))?\s+(?:(\d\d:\d\d)\s*-\s*(\d\d:\d\d)|closed)\s*$/i.exec(part);
    if (!read) return refuse(part);
    const [, first = '', last = first, open, close] = read;
    const [from, to] = [first, last].map((day) => DAYS.findIndex((name) => name === day.toLowerCase()));
    if (from === undefined || to === undefined || from < 0 || to < 0) return refuse(part);
    if (open !== undefined && close !== undefined && (!isTime(open) || !isTime(close) || open >= close))
      return refuse(part);
    const days = Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
    return days.map((weekday): DayHours =>
      open === undefined || close === undefined
        ? { weekday, status: 'Closed' }
        : { weekday, status: 'Open', open, close },
    );
  });
  const named = new Set(hours.map(({ weekday }) => weekday));
  if (named.size < hours.length) return refuse(text);
  return hours;
}

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
