import type { HostBundle } from './hostBundle.js';

/** A host of the template "group" that has nothing but its render; for tests. */
export const renderedBy = (
  render: HostBundle['renderer']['render'],
  { clientDir = import.meta.dirname, listed = [] }: { readonly clientDir?: string; readonly listed?: string[] } = {},
): HostBundle => ({
  template: 'group',
  clientDir,
  pageAssets: () => ({ entry: '/entry.js', preloads: [] }),
  renderer: {
    template: 'group',
    needs: [],
    features: [],
    lacking: () => [],
    pagesOf: () => new Map(),
    pageAt: () => undefined,
    fillsOf: () => [],
    pagesReading: () => [],
    dataOf: () => Promise.resolve(undefined),
    listedPaths: () => listed,
    render,
  },
});
