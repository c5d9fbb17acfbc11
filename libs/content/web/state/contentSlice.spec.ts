import { beforeEach, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { articleRead, selectRead } from './contentSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });
const read = (name: string) => articleRead({ href: `/blog/tips/${name}`, title: name });

beforeEach(() => localStorage.clear());

it('NAV-04 articles that were read are kept on the device, the last one first, each once and six at most', () => {
  const tab = openTab();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) tab.dispatch(read(name));
  expect(selectRead(openTab().getState()).map(({ title }) => title)).toEqual(['b', 'g', 'f', 'e', 'd', 'c']);
});

it('NAV-04 stored entries that do not lead to this site are ignored', () => {
  const entries = [
    { href: 'javascript:alert(1)', title: 'x' },
    { href: '//a.example', title: 'x' },
    { href: '/blog' },
    7,
    null,
  ];
  localStorage.setItem(
    'forecourt:content',
    JSON.stringify({ version: 1, site: 'harbour', state: [...entries, { href: '/blog/a/b', title: 'B' }] }),
  );
  expect(selectRead(openTab().getState())).toEqual([{ href: '/blog/a/b', title: 'B' }]);
});
