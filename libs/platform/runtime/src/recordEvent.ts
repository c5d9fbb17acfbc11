/** Something a shopper did, for whoever counts it. Numbers are those of the specification (API-03). */
export interface AnalyticsEvent {
  readonly id: number;
  /** What happened, in words, for example "favourite added". */
  readonly name: string;
  readonly [detail: string]: string | number | boolean | undefined;
}

declare global {
  interface Window {
    /** Queue of a tag manager, where the site has one. */
    dataLayer?: unknown[];
  }
  interface WindowEventMap {
    'forecourt:event': CustomEvent<AnalyticsEvent>;
  }
}

/**
 * Tells the page that something countable happened: as the event `forecourt:event` on the window, and in the tag
 * manager's `dataLayer` as `{ event: 'forecourt.<id>', … }` where there is one. A fault of a listener is its own.
 */
export function recordEvent(event: AnalyticsEvent): void {
  try {
    window.dispatchEvent(new CustomEvent('forecourt:event', { detail: event }));
    window.dataLayer?.push({ ...event, event: `forecourt.${event.id}` });
  } catch (error) {
    console.warn('An event could not be recorded.', error);
  }
}
