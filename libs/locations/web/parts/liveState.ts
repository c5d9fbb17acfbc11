import type { Hours } from '@forecourt/site-config';

export interface LiveStateProps {
  readonly place: Hours;
  /** Moment of the page, epoch milliseconds. */
  readonly now: number;
}

/** What of a place its live state needs, and nothing more: it travels to the browser. */
export const hoursOf = ({ hours, special_hours: special, time_zone }: Hours): Hours => ({
  hours,
  ...(special ? { special_hours: special } : {}),
  time_zone,
});
