import type { EventSink } from './countEvents.js';

/** The queue of a tag manager, where the page has one: `{ event: 'forecourt.<id>', … }`. */
export const dataLayer = (): EventSink => ({
  take(event) {
    window.dataLayer?.push({ ...event, event: `forecourt.${event.id}` });
  },
});
