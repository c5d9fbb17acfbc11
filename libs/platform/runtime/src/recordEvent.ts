/** Something a shopper did, for whoever counts it. Numbers are those of the specification (API-03). */
export interface AnalyticsEvent {
  readonly id: number;
  /** What happened, in words, for example "favourite added". */
  readonly name: string;
  /** By which it is counted once, where it has one already: of a lead its id. */
  readonly key?: string;
  readonly [detail: string]: string | number | boolean | undefined;
}

declare global {
  interface Window {
    /** Queue of a tag manager, where the site has one. */
    dataLayer?: unknown[];
    /** What was recorded before somebody counts it, then who does (`countEvents`). */
    forecourtEvents?: { push(event: AnalyticsEvent): unknown };
  }
  interface WindowEventMap {
    'forecourt:event': CustomEvent<AnalyticsEvent>;
  }
}

/**
 * Tells the page that something countable happened: as the event `forecourt:event` on the window, and to whoever
 * counts, who comes late. A fault of a listener is its own.
 */
export function recordEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent('forecourt:event', { detail: event }));
  (window.forecourtEvents ??= [] as AnalyticsEvent[]).push(event);
}
