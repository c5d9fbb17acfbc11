/** Day of a timestamp in seconds: `4 Nov 2026`. */
export const dayWords = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Australia/Brisbane',
  });
