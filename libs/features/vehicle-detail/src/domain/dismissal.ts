/** Session cookie of a dismissed announcement: the server knows it too, so that nothing moves on the next page (VDP-17). */
const NAME = 'forecourt-announcement';

/** Whether cookies, as `Cookie` header or `document.cookie` have them, say that it was dismissed. */
export const isDismissed = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === `${NAME}=dismissed`);

/** The cookie to write; without an age it ends with the session. */
export const dismissalCookie = (protocol: string): string =>
  `${NAME}=dismissed; path=/; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
