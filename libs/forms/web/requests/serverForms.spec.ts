import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { selectContact, selectDraft, draftKept, enquirySent } from '../state/formsSlice.js';
import { startServerForms } from './serverForms.js';
import { startForms } from './startForms.js';

const FORM = `<form data-enquiry="kia-rio" action="javascript:void 0">
  <input name="name"><input name="email"><input name="postcode"><input name="homepage">
  <select name="category"><option>Sales</option><option selected>Service</option><option>Parts</option></select>
  <textarea name="message">I am interested.</textarea>
  <input type="checkbox" name="opt_in"><button>Send</button>
</form>`;
const openTab = (site = 'harbour') => makeStore({ site } as StoreExtra, { isPersisted: true });
const typed = { name: 'Robin', message: '', category: 'Parts', opt_in: true };

let end: () => void = () => undefined;
function drawn(site = 'harbour'): Record<string, FormDataEntryValue> {
  document.body.innerHTML = FORM;
  end = startServerForms(openTab(site));
  return Object.fromEntries(new FormData(document.querySelector('form') ?? undefined));
}
function submit(prepare: (event: Event) => void = () => undefined): void {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  prepare(event);
  document.querySelector('form')?.dispatchEvent(event);
}
const empty = { name: '', email: '', postcode: '', homepage: '', category: 'Service', message: 'I am interested.' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

describe('forms of the server’s HTML, before their code is there', () => {
  it('FORM-13 show what was typed into them on an earlier page', () => {
    openTab().dispatch(draftKept({ id: 'kia-rio', values: { ...typed, homepage: 'spam' } }));
    expect(drawn()).toEqual({ ...empty, name: 'Robin', message: '', category: 'Parts', opt_in: 'on' });
  });

  it('FORM-08 show who the shopper is, with the postcode that is known anywhere on the site', () => {
    const tab = openTab();
    localStorage.setItem('forecourt:shopper', JSON.stringify({ version: 1, site: 'harbour', state: '4350' }));
    const enquiry = { leadId: 'L1', category: 'Service' };
    tab.dispatch(enquirySent({ id: 'general', values: { name: 'Robin', email: 'robin@example.com' }, enquiry }));
    expect(drawn()).toEqual({ ...empty, name: 'Robin', email: 'robin@example.com', postcode: '4350' });
  });

  it('FORM-08 are empty where the kept text is of another site, no JSON or not to be read', () => {
    openTab().dispatch(draftKept({ id: 'kia-rio', values: typed }));
    expect(drawn('wattle')).toEqual(empty);
    sessionStorage.setItem('forecourt:forms', '{"version":1,');
    expect(drawn()).toEqual(empty);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(drawn()).toEqual(empty);
  });

  it('FORM-08 a form that sends itself is no draft any more, and its sender is known to the next store', () => {
    openTab().dispatch(draftKept({ id: 'kia-rio', values: typed }));
    drawn();
    submit();
    const tab = openTab();
    expect(selectDraft(tab.getState(), 'kia-rio')).toBeUndefined();
    expect(selectContact(tab.getState())).toEqual({ name: 'Robin' });
    expect(document.querySelector<HTMLInputElement>('[name="visit"]')?.value).toContain('pages');
  });

  it('FORM-13 a form whose code is there keeps its draft until it was stored', () => {
    openTab().dispatch(draftKept({ id: 'kia-rio', values: typed }));
    drawn();
    submit((event) => event.preventDefault());
    expect(selectDraft(openTab().getState(), 'kia-rio')?.values).toEqual(typed);
  });
});

describe('a page’s first script', () => {
  const nameOf = () => document.querySelector<HTMLInputElement>('[name="name"]')?.value;
  const open = () => {
    document.body.innerHTML = FORM;
    startForms(vi.fn(), openTab());
  };

  it('FORM-08 fills the forms in where something is known', async () => {
    openTab().dispatch(draftKept({ id: 'kia-rio', values: typed }));
    open();
    await vi.waitFor(() => expect(nameOf()).toBe('Robin'));
  });

  it('FORM-08 stores what a form sends if its sender was unknown', async () => {
    open();
    document.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    document.querySelector('input')!.value = 'Kim';
    await vi.waitFor(() => {
      submit();
      expect(selectContact(openTab().getState())).toEqual({ name: 'Kim' });
    });
  });
});
