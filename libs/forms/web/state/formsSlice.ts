import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { VehicleRequest } from '@forecourt/contracts';
import { pageChanged, postcodeGiven } from '@forecourt/runtime';
import { persist, rootReducer, selectPostcode } from '@forecourt/runtime/store';
import type { EnquiryValues } from '../rules/enquiryValues.js';
import {
  contactOf,
  draftOf,
  keepForms,
  readForms,
  withDraft,
  withoutDraft,
  type Attempt,
  type Contact,
  type KeptForms,
  type LastEnquiry,
} from '../rules/keptForms.js';
import { readTradeIn, type KeptTradeIn } from '../rules/tradeIn/keptTradeIn.js';

/** What the site knows of a shopper between forms; personal, so no longer than the tab (FORM-08, FORM-13). */
export interface FormsState extends KeptForms {
  /** The form that is open over the page. */
  openRequest?: VehicleRequest | undefined;
  /** A journey of a trade-in that is on its way; the page of its estimate reports it. */
  sentTradeIn?: SentTradeIn | undefined;
}

/** A trade-in on its way, by the form's `data-enquiry`, with who sent it. */
export interface SentTradeIn {
  readonly id: string;
  readonly values: Contact;
}

/** What was typed into the form with an id. */
interface Typed {
  readonly id: string;
  readonly values: EnquiryValues;
}

const initialState: FormsState = { contact: {}, drafts: [] };

export const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    requestOpened: (state, { payload }: PayloadAction<VehicleRequest>) => {
      state.openRequest = payload;
    },
    requestClosed: (state) => {
      state.openRequest = undefined;
    },
    /** A form is left before it was sent. */
    draftKept: (state, { payload: { id, values } }: PayloadAction<Typed>) => {
      state.drafts = withDraft(state.drafts, id, { values });
    },
    /** A form is being sent, under a key of its own. */
    sendTried: (
      state,
      { payload: { id, attempt } }: PayloadAction<{ readonly id: string; readonly attempt: Attempt }>,
    ) => {
      state.drafts = withDraft(state.drafts, id, { attempt });
    },
    /** The browser posts a form whose code is not there: its sender is known now, and it is no draft any more. */
    formPosted: (state, { payload: { id, values } }: PayloadAction<Typed>) => {
      Object.assign(state.contact, contactOf(values));
      state.drafts = withoutDraft(state.drafts, id);
    },
    /** An enquiry was stored. */
    enquirySent: (state, { payload }: PayloadAction<Typed & { readonly enquiry: LastEnquiry }>) => {
      Object.assign(state.contact, contactOf(payload.values));
      state.drafts = withoutDraft(state.drafts, payload.id);
      state.lastEnquiry = payload.enquiry;
      if (state.tradeIn?.id === payload.id) state.tradeIn = undefined;
      if (state.sentTradeIn?.id === payload.id) state.sentTradeIn = undefined;
    },
    /** Analytics received the acceptance of a lead's estimate. */
    acceptanceReported: (state, { payload }: PayloadAction<string>) => {
      state.reportedAcceptance = payload;
    },
    /** A journey of a trade-in is sent; nothing where it was refused. */
    tradeInSent: (state, { payload }: PayloadAction<SentTradeIn | undefined>) => {
      state.sentTradeIn = payload;
    },
    /** A journey of a trade-in is left before its estimate. */
    tradeInKept: (state, { payload }: PayloadAction<KeptTradeIn>) => {
      state.tradeIn = readTradeIn(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(pageChanged, (state) => {
        state.openRequest = undefined;
      })
      // from now on the shopper's own: one postcode for the whole site
      .addCase(postcodeGiven, (state) => {
        delete state.contact.postcode;
      });
  },
  selectors: {
    selectContact: ({ contact }) => contact,
    selectHasDrafts: ({ drafts }) => drafts.length > 0,
    selectDraft: ({ drafts }, id: string) => draftOf(drafts, id),
    selectOpenRequest: ({ openRequest }) => openRequest,
    selectLastEnquiry: ({ lastEnquiry }) => lastEnquiry,
    selectReportedAcceptance: ({ reportedAcceptance }) => reportedAcceptance,
    selectTradeIn: ({ tradeIn }, id: string) => (tradeIn?.id === id ? tradeIn.values : undefined),
    selectSentTradeIn: ({ sentTradeIn }) => sentTradeIn,
    selectTradeInStep: ({ tradeIn }, id: string) => (tradeIn?.id === id ? tradeIn.step : undefined),
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof formsSlice> {}
}

const injected = formsSlice.injectInto(rootReducer);
export const { requestOpened, requestClosed, draftKept, sendTried, formPosted } = injected.actions;
export const { enquirySent, tradeInKept, tradeInSent, acceptanceReported } = injected.actions;
export const {
  selectContact,
  selectHasDrafts,
  selectDraft,
  selectOpenRequest,
  selectLastEnquiry,
  selectTradeIn,
  selectSentTradeIn,
  selectTradeInStep,
  selectReportedAcceptance,
} = injected.selectors;

/** What a form begins with: who the shopper is, and the postcode that is known of them anywhere on the site. */
export const selectKnownContact = createSelector(
  [injected.selectors.selectContact, selectPostcode],
  (contact, postcode): Contact => (postcode === undefined ? contact : { postcode, ...contact }),
);

export const state = persist(injected, { in: 'session', version: 1, select: keepForms, read: readForms });
