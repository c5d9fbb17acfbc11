import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { dismissed, selectIsDismissed, state } from './checkoutSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { kept: [state] });

beforeEach(() => localStorage.clear());

describe('what was dismissed', () => {
  it('stays so on this device', () => {
    const tab = openTab();
    expect(selectIsDismissed(tab.getState())).toBe(false);
    tab.dispatch(dismissed());
    expect(selectIsDismissed(tab.getState())).toBe(true);
    expect(selectIsDismissed(openTab().getState())).toBe(true);
  });
});
