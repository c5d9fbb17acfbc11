import { beforeEach, describe, expect, it } from 'vitest';
import { pageChanged, postcodeGiven, type StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { wordsOf } from '../rules/keptForms.js';
import {
  acceptanceReported,
  draftKept,
  enquirySent,
  formPosted,
  requestClosed,
  requestOpened,
  selectContact,
  selectDraft,
  selectHasDrafts,
  selectKnownContact,
  selectLastEnquiry,
  selectOpenRequest,
  selectReportedAcceptance,
  selectTradeIn,
  selectTradeInStep,
  sendTried,
  selectSentTradeIn,
  tradeInKept,
  tradeInSent,
} from './formsSlice.js';

const openTab = () => makeStore({ site: 'harbour' } as StoreExtra, { isPersisted: true });
const robin = { name: 'Robin', email: 'robin@example.com', postcode: '2144', message: 'Is it still there?' };
const enquiry = { leadId: 'L1', category: 'Vehicle Enquiry', vehicleSlug: 'kia-rio' };
const send = (tab: ReturnType<typeof openTab>) => tab.dispatch(enquirySent({ id: 'kia-rio', values: robin, enquiry }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('forms of a session', () => {
  it('VDP-24 one form is open at a time, and none on another page', () => {
    const tab = openTab();
    tab.dispatch(requestOpened('photos'));
    expect(selectOpenRequest(tab.getState())).toBe('photos');
    tab.dispatch(requestOpened('finance'));
    tab.dispatch(requestClosed());
    expect(selectOpenRequest(tab.getState())).toBeUndefined();
    tab.dispatch(requestOpened('finance'));
    tab.dispatch(pageChanged({ path: '/' }));
    expect(selectOpenRequest(tab.getState())).toBeUndefined();
  });

  it('FORM-13 a journey that is sent is known until its enquiry is stored or it is refused', () => {
    const tab = openTab();
    const journey = { id: 'trade-in', values: { name: 'Robin' } };
    tab.dispatch(tradeInSent(journey));
    expect(selectSentTradeIn(tab.getState())).toEqual(journey);
    send(tab);
    expect(selectSentTradeIn(tab.getState()), 'another form').toEqual(journey);
    tab.dispatch(enquirySent({ ...journey, enquiry }));
    expect(selectSentTradeIn(tab.getState())).toBeUndefined();
    tab.dispatch(tradeInSent(journey));
    tab.dispatch(tradeInSent(undefined));
    expect(selectSentTradeIn(tab.getState())).toBeUndefined();
  });

  it('FORM-13 what was typed and its key outlive the document, but not the enquiry', () => {
    const tab = openTab();
    const attempt = { words: wordsOf(robin), key: 'k1' };
    tab.dispatch(sendTried({ id: 'kia-rio', attempt }));
    tab.dispatch(draftKept({ id: 'kia-rio', values: { ...robin, homepage: 'https://spam.example' } }));
    tab.dispatch(draftKept({ id: 'photos:kia-rio', values: { name: 'Kim' } }));
    const next = openTab();
    expect(selectDraft(next.getState(), 'kia-rio')).toEqual({ id: 'kia-rio', values: robin, attempt });
    send(next);
    expect(selectDraft(next.getState(), 'kia-rio')).toBeUndefined();
    expect(selectDraft(openTab().getState(), 'photos:kia-rio')?.values).toEqual({ name: 'Kim' });
  });

  it('FORM-09 an accepted estimate is reported once per tab, also after a reload', () => {
    openTab().dispatch(acceptanceReported('lead-1'));
    expect(selectReportedAcceptance(openTab().getState())).toBe('lead-1');
  });
  it('FORM-02 FORM-13 what was typed into a trade-in outlives the document, but not its estimate', () => {
    const id = 'trade-in:trade-in';
    const values = { make: 'Mazda', answer_condition: 'good', rego: '' };
    openTab().dispatch(tradeInKept({ id, values, step: 'questions' }));
    const next = openTab();
    expect(selectTradeIn(next.getState(), id)).toEqual({ make: 'Mazda', answer_condition: 'good' });
    expect(selectTradeIn(next.getState(), 'trade-in:sell-my-car')).toBeUndefined();
    expect(selectTradeInStep(next.getState(), id)).toBe('questions');
    next.dispatch(enquirySent({ id, values: robin, enquiry }));
    expect(selectTradeIn(openTab().getState(), id)).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it.each([
    null,
    'x',
    { id: 7 },
    { id: 'a', values: 'x' },
    { id: 'a', step: 'contact' },
    { id: 'a', values: { make: 1, __proto__: { model: 'x' } } },
  ])('FORM-13 %j in the browser is no trade-in', (tradeIn) => {
    const kept = { version: 1, site: 'harbour', state: { contact: {}, drafts: [], tradeIn } };
    sessionStorage.setItem('forecourt:forms', JSON.stringify(kept));
    expect(selectTradeIn(openTab().getState(), 'a')).toBeUndefined();
  });

  it('FORM-08 FORM-13 a form that the browser posted is no draft any more, and its sender is known', () => {
    const tab = openTab();
    tab.dispatch(draftKept({ id: 'kia-rio', values: robin }));
    expect(selectHasDrafts(tab.getState())).toBe(true);
    tab.dispatch(formPosted({ id: 'kia-rio', values: robin }));
    const next = openTab().getState();
    expect([selectHasDrafts(next), selectContact(next)]).toEqual([
      false,
      { name: 'Robin', email: 'robin@example.com', postcode: '2144' },
    ]);
  });

  it('FORM-13 keeps the last eight drafts', () => {
    const tab = openTab();
    for (let number = 0; number < 10; number += 1) tab.dispatch(draftKept({ id: `photos:${number}`, values: robin }));
    expect(selectDraft(tab.getState(), 'photos:1')).toBeUndefined();
    expect(selectDraft(tab.getState(), 'photos:2')).toBeDefined();
  });

  it('FORM-03 knows the last enquiry', () => {
    send(openTab());
    expect(selectLastEnquiry(openTab().getState())).toEqual(enquiry);
  });

  it('FORM-08 a shopper enters their details once per tab; nothing of them is stored on the device', () => {
    send(openTab());
    expect(selectContact(openTab().getState())).toEqual({
      name: 'Robin',
      email: 'robin@example.com',
      postcode: '2144',
    });
    expect(JSON.stringify(localStorage)).not.toContain('robin');
  });

  it('FORM-08 a form begins with the postcode of the site, unless another was typed into a form since', () => {
    const tab = openTab();
    tab.dispatch(postcodeGiven({ postcode: '4350' }));
    expect(selectKnownContact(tab.getState())).toEqual({ postcode: '4350' });
    send(tab);
    expect(selectKnownContact(tab.getState()).postcode).toBe('2144');
    tab.dispatch(postcodeGiven({ postcode: '0800' }));
    expect(selectKnownContact(tab.getState())).toEqual({
      name: 'Robin',
      email: 'robin@example.com',
      postcode: '0800',
    });
  });
});
