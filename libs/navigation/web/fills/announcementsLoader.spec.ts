import { RouterContextProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { nowContext, siteContext } from '@forecourt/runtime';
import { navigationConfig } from '../config.js';
import { navigationFeature } from '../feature.js';
import { loader } from './announcementsLoader.js';

const line = (text: string, times: object = {}) => ({ text, tone: 'plain' as const, ...times });

it('NAV-01 announcements show only between their start and their expiry', () => {
  const announcements = [
    line('always'),
    line('over', { expiresAt: '2026-06-01T00:00:00+10:00' }),
    line('now', { startsAt: '2026-05-01T00:00:00+10:00', expiresAt: '2026-07-01T00:00:00+10:00' }),
    line('later', { startsAt: '2026-07-01T00:00:00+10:00' }),
  ];
  const config = { navigation: { ...navigationConfig.defaults, announcements } };
  const context = new RouterContextProvider();
  context.set(
    siteContext,
    createSite({ slug: 'a', origin: 'https://a.example', features: [navigationFeature], config }),
  );
  context.set(nowContext, () => Date.parse('2026-06-15T00:00:00Z'));
  const shown = loader({ context, request: new Request('https://a.example/'), params: {} } as never);
  expect(shown.map(({ text }) => text)).toEqual(['always', 'now']);
});
