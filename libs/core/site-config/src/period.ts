/** From when until before when something is shown; without an end where it is left out. */
export interface Period {
  readonly startsAt?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** Whether a period holds at `now`, milliseconds since 1970. */
export const isWithin = ({ startsAt, expiresAt }: Period, now: number): boolean =>
  (startsAt === undefined || now >= Date.parse(startsAt)) && (expiresAt === undefined || now < Date.parse(expiresAt));
