import { describe, expect, it } from 'vitest';
import { pageChanged, type StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import {
  drawerClosed,
  drawerOpened,
  everythingClosed,
  menuClosed,
  menuOpened,
  selectIsDrawerOpen,
  selectOpenMenu,
} from './navigationSlice.js';

type Action = { readonly type: string };

/** What is open after these actions: the name of a menu, the drawer, or nothing. */
function after(...actions: readonly Action[]) {
  const store = makeStore({ site: 'harbour' } as StoreExtra);
  for (const action of actions) store.dispatch(action);
  return [selectOpenMenu(store.getState()), selectIsDrawerOpen(store.getState()) && 'drawer'].filter(Boolean);
}

describe('the header', () => {
  it.each([
    ['begins closed', [], []],
    ['shows the menu that was opened', [menuOpened('Our Stock')], ['Our Stock']],
    ['shows one menu at a time', [menuOpened('Our Stock'), menuOpened('About')], ['About']],
    ['hides the menu that was closed', [menuOpened('About'), menuClosed('About')], []],
    ['keeps a menu where another tells late that it closed', [menuOpened('About'), menuClosed('Our Stock')], ['About']],
    ['shows the drawer and closes the menu', [menuOpened('About'), drawerOpened()], ['drawer']],
    ['hides the drawer', [drawerOpened(), drawerClosed()], []],
    [
      'keeps a menu where the drawer tells late that it closed',
      [drawerOpened(), menuOpened('About'), drawerClosed()],
      ['About'],
    ],
    ['closes everything', [drawerOpened(), everythingClosed()], []],
    ['closes the drawer where the page changes', [drawerOpened(), pageChanged({ path: '/search' })], []],
    ['closes a menu where the page changes', [menuOpened('About'), pageChanged({ path: '/search' })], []],
  ] as const)('NAV-01 %s', (_what, actions, open) => expect(after(...actions)).toEqual(open));

  it('NAV-01 keeps the same state where nothing changed, so that nothing renders again', () => {
    const store = makeStore({ site: 'harbour' } as StoreExtra);
    const before = store.getState().navigation;
    store.dispatch(pageChanged({ path: '/search' }));
    store.dispatch(menuClosed('About'));
    expect(store.getState().navigation).toBe(before);
  });
});
