/** Something a shopper did, for analytics. Ids are those of the specification (API-03). */
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
 * Reports that something countable happened: as the event `forecourt:event` on the window, and to `countEvents`, whose
 * code loads late. A listener that fails does not affect the caller.
 */
export function recordEvent(event: AnalyticsEvent): void {
  window.dispatchEvent(new CustomEvent('forecourt:event', { detail: event }));
  (window.forecourtEvents ??= [] as AnalyticsEvent[]).push(event);
}
