import type { AnalyticsEvent } from '../recordEvent.js';
import { dataLayer } from './dataLayer.js';
import { ownStore } from './ownStore.js';

/** Receives in the browser what shoppers did. */
export interface EventSink {
  take(event: AnalyticsEvent & { readonly key: string }): void;
  /** The page is left, or hidden: nothing may wait any more. */
  flush?(): void;
}

/** As the site's options have it. */
export interface CountingOptions {
  readonly store: boolean;
  readonly dataLayer: boolean;
  readonly respectsOptOut: boolean;
}

const warn = (error: unknown) => console.warn('An event could not be recorded.', error);

/** Whether the browser says that its shopper would rather not be counted. */
export const hasOptedOut = (browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean =>
  browser.globalPrivacyControl === true || browser.doNotTrack === '1';

/**
 * Counts what was recorded so far, and all that follows: in the sinks that the dealer has. A sink that fails is warned
 * of and ignored (API-03). Returns what ends it.
 */
export function countEvents({ store, dataLayer: pushes, respectsOptOut }: CountingOptions): () => void {
  const isSilent = respectsOptOut && hasOptedOut(navigator);
  const sinks = isSilent ? [] : [...(pushes ? [dataLayer()] : []), ...(store ? [ownStore(warn)] : [])];
  const each = (tell: (sink: EventSink) => void) => {
    for (const sink of sinks)
      try {
        tell(sink);
      } catch (error) {
        warn(error);
      }
  };
  const push = (event: AnalyticsEvent) => {
    const counted = { ...event, key: event.key ?? crypto.randomUUID() };
    each((sink) => sink.take(counted));
  };
  const flush = () => {
    if (document.visibilityState === 'hidden') each((sink) => sink.flush?.());
  };
  const leave = () => each((sink) => sink.flush?.());
  const waiting = window.forecourtEvents;
  window.forecourtEvents = { push };
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', leave);
  if (Array.isArray(waiting)) for (const event of waiting as AnalyticsEvent[]) push(event);
  return () => {
    leave();
    delete window.forecourtEvents;
    document.removeEventListener('visibilitychange', flush);
    removeEventListener('pagehide', leave);
  };
}
