import path from 'node:path';
import { expect, it } from 'vitest';
import { FEATURE_SOURCES } from '../packages/libraries.ts';
import { hostSources } from './buildHosts.ts';

it('TEN-02 a host is built again after a change of any feature', () => {
  const sources = hostSources();
  for (const source of FEATURE_SOURCES.values())
    expect(
      sources.some((folder) => source === folder || source.startsWith(folder + path.sep)),
      source,
    ).toBe(true);
  // what the service alone runs builds no pages
  expect(sources.filter((folder) => /^libs\/(server|offers\/server)/.test(folder))).toEqual([]);
});
