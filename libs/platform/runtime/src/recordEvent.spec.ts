import { afterEach, describe, expect, it, vi } from 'vitest';
import { countEvents, hasOptedOut } from './analytics/countEvents.js';
import { recordEvent, type AnalyticsEvent } from './recordEvent.js';

const event = { id: 39, name: 'favourite added', vehicleId: '7', make: 'Kia' };
const all = { store: true, dataLayer: true, respectsOptOut: true };
const sent: { events: { id: number; key: string }[] }[] = [];
let stop: () => void = () => undefined;

function withBeacon(answer = true) {
  const beacon = vi.fn((_url: string, body: Blob) => {
    void body.text().then((text) => sent.push(JSON.parse(text) as (typeof sent)[number]));
    return answer;
  });
  Object.assign(navigator, { sendBeacon: beacon });
  return beacon;
}

describe('recordEvent', () => {
  afterEach(() => {
    stop();
    stop = () => undefined;
    delete window.dataLayer;
    delete window.forecourtEvents;
    Object.assign(navigator, { globalPrivacyControl: undefined });
    sent.length = 0;
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('API-03 tells the page at once, and who counts later, each event once', async () => {
    const heard = vi.fn();
    window.addEventListener('forecourt:event', ({ detail }: CustomEvent<AnalyticsEvent>) => void heard(detail), {
      once: true,
    });
    const beacon = withBeacon();
    window.dataLayer = [];
    recordEvent(event);
    expect(heard).toHaveBeenCalledWith(event);
    expect(window.dataLayer).toEqual([]);
    stop = countEvents(all);
    recordEvent({ id: 25, name: 'call click', label: 'New Car' });
    expect(window.dataLayer).toMatchObject([{ ...event, event: 'forecourt.39' }, { event: 'forecourt.25' }]);
    expect(beacon).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    const keys = window.dataLayer.map((item) => (item as { key: string }).key);
    expect(sent[0]).toEqual({
      events: [
        { id: 39, key: keys[0], vehicle_id: '7' },
        { id: 25, key: keys[1], label: 'New Car' },
      ],
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(beacon).toHaveBeenCalledOnce();
  });

  it('API-03 what leads count as is pushed with the lead’s id, and left to the service', () => {
    const beacon = withBeacon();
    window.dataLayer = [];
    stop = countEvents(all);
    recordEvent({ id: 15, name: 'enquiry sent', category: 'General Enquiry', key: 'L1' });
    expect(window.dataLayer).toMatchObject([{ event: 'forecourt.15', key: 'L1' }]);
    window.dispatchEvent(new Event('pagehide'));
    expect(beacon).not.toHaveBeenCalled();
  });

  it('API-03 goes in small calls, at the latest ten seconds after the first', () => {
    vi.useFakeTimers();
    const beacon = withBeacon();
    stop = countEvents(all);
    for (let n = 0; n < 11; n += 1) recordEvent(event);
    expect(beacon).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(beacon).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without the store', { ...all, store: false }, [0, 1]],
    ['without the data layer', { ...all, dataLayer: false }, [1, 0]],
  ])('API-03 %s the dealer has the other alone', (_name, options, expected) => {
    const beacon = withBeacon();
    window.dataLayer = [];
    stop = countEvents(options);
    recordEvent(event);
    window.dispatchEvent(new Event('pagehide'));
    expect([beacon.mock.calls.length, window.dataLayer.length]).toEqual(expected);
  });

  it('API-03 who would rather not be counted is not, unless the dealer has it otherwise', () => {
    expect(
      [{ doNotTrack: '1' }, { globalPrivacyControl: true }, { doNotTrack: null }, { doNotTrack: '0' }].map(hasOptedOut),
    ).toEqual([true, true, false, false]);
    Object.assign(navigator, { globalPrivacyControl: true });
    const beacon = withBeacon();
    window.dataLayer = [];
    stop = countEvents(all);
    recordEvent(event);
    stop();
    expect([beacon.mock.calls.length, window.dataLayer.length]).toEqual([0, 0]);
    stop = countEvents({ ...all, respectsOptOut: false });
    recordEvent(event);
    expect(window.dataLayer).toHaveLength(1);
  });

  it('API-03 a tag manager that fails is warned of and ignored, and the store hears of it all the same', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const beacon = withBeacon(false);
    window.dataLayer = Object.assign([], {
      push: () => {
        throw new Error('blocked');
      },
    });
    stop = countEvents(all);
    expect(() => recordEvent(event)).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
    window.dispatchEvent(new Event('pagehide'));
    expect(beacon).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('does not fail when nothing counts events', () => {
    expect(() => recordEvent(event)).not.toThrow();
  });
});
