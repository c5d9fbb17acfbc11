import type { BrowserEventId, EventsBody } from '@forecourt/contracts/api';
import type { AnalyticsEvent } from '../recordEvent.js';
import type { EventSink } from './countEvents.js';

/** Fewer than a call may carry. */
const MOST_WAITING = 10;
/** How long one waits for others. */
const WAIT_MS = 10_000;

const KNOWN: readonly number[] = [4, 25, 26, 39, 49, 60, 61] satisfies BrowserEventId[];

/**
 * The service's own store: sends a few events in one call that outlives the page. Events of leads are not sent, because
 * the service notes those with the lead.
 */
export function ownStore(warn: (error: unknown) => void): EventSink {
  let waiting: EventsBody['events'] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    const body = new Blob([JSON.stringify({ events } satisfies EventsBody)], { type: 'application/json' });
    if (!navigator.sendBeacon('/api/events', body)) warn('The browser refused to send it.');
  };
  return {
    flush,
    take({ id, key, vehicleId, label }: AnalyticsEvent & { readonly key: string }) {
      if (!KNOWN.includes(id)) return;
      waiting.push({
        id,
        key,
        ...(typeof vehicleId === 'string' ? { vehicle_id: vehicleId } : {}),
        ...(label === 'New Car' || label === 'Used Car' ? { label } : {}),
      });
      if (waiting.length >= MOST_WAITING) flush();
      else timer ??= setTimeout(flush, WAIT_MS);
    },
  };
}
