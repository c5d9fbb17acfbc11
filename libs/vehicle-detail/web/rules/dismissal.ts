import { cookieIn } from '@forecourt/runtime';
import type { Vehicle } from '@forecourt/vehicle';

/** Cookie of dismissed announcements: the server knows them too, so that nothing moves on the next page (VDP-17). */
export const DISMISSED = 'forecourt-announcement';
/** Dismissals that are remembered; the oldest go. */
const MOST = 20;
/** A day: what a shopper knows today may be forgotten tomorrow, and a restored window keeps its session for weeks. */
const SECONDS = 86_400;

/** The key of an announcement: vehicle and place, so that a vehicle that has moved is announced again. */
const keyOf = ({ id, location }: Pick<Vehicle, 'id' | 'location'>): string =>
  `${encodeURIComponent(id)}/${encodeURIComponent(location?.slug ?? '')}`;

const dismissed = (value = ''): string[] => value.split('|').filter((key) => key !== '');

/** Whether the value of the cookie says that a vehicle's was dismissed. */
export const isDismissed = (value: string | undefined, vehicle: Pick<Vehicle, 'id' | 'location'>): boolean =>
  dismissed(value).includes(keyOf(vehicle));

/** The cookie to write when a vehicle's is dismissed; it keeps the earlier dismissals of `cookies`. */
export function dismissalCookie(cookies: string, vehicle: Pick<Vehicle, 'id' | 'location'>, protocol: string): string {
  const key = keyOf(vehicle);
  const keys = [key, ...dismissed(cookieIn(cookies, DISMISSED)).filter((other) => other !== key)].slice(0, MOST);
  const secure = protocol === 'https:' ? '; secure' : '';
  return `${DISMISSED}=${keys.join('|')}; path=/; max-age=${SECONDS}; samesite=lax${secure}`;
}
