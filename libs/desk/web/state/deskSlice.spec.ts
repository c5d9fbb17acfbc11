import { beforeEach, describe, expect, it } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { leadsFiltered, selectLeadsQuery } from './deskSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('filters of the leads', () => {
  it('API-01 stay as they were in this tab, without what was searched for', () => {
    const tab = openTab();
    expect(selectLeadsQuery(tab.getState())).toBe('');
    tab.dispatch(leadsFiltered('q=kim&state=new&place=auburn'));
    expect(selectLeadsQuery(tab.getState())).toBe('state=new&place=auburn');
    expect(selectLeadsQuery(openTab().getState())).toBe('state=new&place=auburn');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('kim');
    expect(localStorage.length).toBe(0);
  });
  it('API-01 leave nothing behind when they are taken away', () => {
    openTab().dispatch(leadsFiltered('state=new'));
    openTab().dispatch(leadsFiltered(''));
    expect(selectLeadsQuery(openTab().getState())).toBe('');
  });
});
