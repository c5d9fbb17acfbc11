import { describe, expect, it } from 'vitest';
import { Refusal } from '@forecourt/contracts/api';
import type { DeskSiteChange } from '@forecourt/desk/domain';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { changedSource, editablePart } from './siteChanges.js';

const hours = [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }] as const;
const locations = [
  { slug: 'auburn', name: 'Auburn', hours, special_hours: [{ date: '2026-12-25', status: 'Closed' }], phone: '1' },
  { slug: 'ryde', name: 'Ryde', hours, phone: '2' },
];
const link = { label: 'More', to: 'locations/list' };
const announcements = [{ text: 'First', tone: 'brand', link, startsAt: '2026-12-26T10:00:00+11:00' }];
const source = {
  template: 'group',
  site: { name: 'Harbour', locations, timeZone: 'Australia/Sydney' },
  navigation: { menu: [], announcements },
};
const site = {
  ...{ slug: 'harbour', source, config: { navigation: source.navigation } },
  site: { locations, timeZone: 'Australia/Sydney' },
} as unknown as ConfiguredSite;

const changed = (of: ConfiguredSite, change: DeskSiteChange) =>
  changedSource(of, change, { version: 12, writtenPages: [] });

describe('a change of the website', () => {
  it('LOC-04 changes the hours of one place, and nothing else of the file', () => {
    const after = changed(site, {
      ...{ kind: 'hours', place: 'auburn', special_hours: [] },
      hours: [{ weekday: 1, status: 'Closed' }],
    });
    expect(after).toEqual({
      ...source,
      site: {
        ...source.site,
        locations: [
          { slug: 'auburn', name: 'Auburn', hours: [{ weekday: 1, status: 'Closed' }], phone: '1' },
          locations[1],
        ],
      },
    });
    const elsewhere = { place: 'constructor', hours: [], special_hours: [] };
    expect(() => changed(site, { kind: 'hours', ...elsewhere })).toThrow(Refusal);
  });

  it('NAV-01 changes an announcement, keeps its link, adds one and takes one away', () => {
    const of = (index: number, announcement: object | null) =>
      (
        changed(site, { kind: 'announcement', index, announcement: announcement as never })['navigation'] as {
          announcements: object[];
        }
      ).announcements;
    expect(of(0, { text: 'Other', tone: 'plain', expires_at: '2026-12-27T18:00' })).toEqual([
      { text: 'Other', tone: 'plain', link, expiresAt: '2026-12-27T07:00:00.000Z' },
    ]);
    expect(of(1, { text: 'Second', tone: 'accent' })).toEqual([...announcements, { text: 'Second', tone: 'accent' }]);
    expect(of(0, null)).toEqual([]);
    expect(() => of(0, { text: 'Other', tone: 'plain', starts_at: '2026-10-04T02:30' })).toThrow(Refusal);
  });

  it('LOC-04 shows what the person may change, times by the clocks of the site', () => {
    expect(editablePart(site, undefined)).toMatchObject({
      places: [{ slug: 'auburn' }, { slug: 'ryde', special_hours: [] }],
      announcements: [{ text: 'First', tone: 'brand', starts_at: '2026-12-26T10:00' }],
    });
    expect(editablePart(site, ['ryde'])).toMatchObject({ places: [{ slug: 'ryde' }], announcements: [] });
  });
});
