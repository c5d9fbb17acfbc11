import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { VehicleRequest } from '@forecourt/contracts';
import { featureState } from '@forecourt/composition';
import { pageChanged, postcodeGiven } from '@forecourt/runtime';
import { rootReducer, selectPostcode } from '@forecourt/runtime/store';
import type { EnquiryValues } from '../domain/enquiryValues.js';
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
} from '../domain/keptForms.js';
import { readTradeIn, type KeptTradeIn } from '../domain/tradeIn/keptTradeIn.js';
import { FORMS, FORMS_VERSION } from './keptForms.js';

/** What the site knows of a shopper between forms; personal, so no longer than the tab (FORM-08, FORM-13). */
export interface FormsState extends KeptForms {
  /** The form that was asked for over the page and is not closed yet. */
  readonly openRequest?: VehicleRequest | undefined;
}

/** What was typed into the form with an id. */
interface Typed {
  readonly id: string;
  readonly values: EnquiryValues;
}

const initialState: FormsState = { contact: {}, drafts: [] };

const formsSlice = createSlice({
  name: FORMS,
  initialState,
  reducers: {
    requestOpened: (state, { payload }: PayloadAction<VehicleRequest>) => ({ ...state, openRequest: payload }),
    requestClosed: (state) => ({ ...state, openRequest: undefined }),
    /** A form is left before it was sent. */
    draftKept: (state, { payload: { id, values } }: PayloadAction<Typed>) => ({
      ...state,
      drafts: withDraft(state.drafts, id, { values }),
    }),
    /** A form is being sent, under a key of its own. */
    sendTried: (
      state,
      { payload: { id, attempt } }: PayloadAction<{ readonly id: string; readonly attempt: Attempt }>,
    ) => ({
      ...state,
      drafts: withDraft(state.drafts, id, { attempt }),
    }),
    /** An enquiry was stored. */
    enquirySent: (state, { payload }: PayloadAction<Typed & { readonly enquiry: LastEnquiry }>) => ({
      ...state,
      contact: { ...state.contact, ...contactOf(payload.values) },
      drafts: withoutDraft(state.drafts, payload.id),
      lastEnquiry: payload.enquiry,
      ...(state.tradeIn?.id === payload.id ? { tradeIn: undefined } : {}),
    }),
    /** Whoever counts was told that the estimate of a lead was accepted. */
    acceptanceTold: (state, { payload }: PayloadAction<string>) => ({ ...state, toldAccepted: payload }),
    /** A journey of a trade-in is left before its estimate. */
    tradeInKept: (state, { payload }: PayloadAction<KeptTradeIn>) => ({ ...state, tradeIn: readTradeIn(payload) }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(pageChanged, (state) => ({ ...state, openRequest: undefined }))
      // from now on the shopper's own: one postcode for the whole site
      .addCase(postcodeGiven, (state) => {
        const { postcode: _own, ...contact } = state.contact;
        return { ...state, contact };
      });
  },
  selectors: {
    selectContact: ({ contact }) => contact,
    selectDraft: ({ drafts }, id: string) => draftOf(drafts, id),
    selectOpenRequest: ({ openRequest }) => openRequest,
    selectLastEnquiry: ({ lastEnquiry }) => lastEnquiry,
    selectToldAccepted: ({ toldAccepted }) => toldAccepted,
    selectTradeIn: ({ tradeIn }, id: string) => (tradeIn?.id === id ? tradeIn.values : undefined),
  },
});

declare module '@forecourt/runtime/store' {
  export interface LazySlices extends WithSlice<typeof formsSlice> {}
}

const injected = formsSlice.injectInto(rootReducer);
export const { requestOpened, requestClosed, draftKept, sendTried, enquirySent, tradeInKept, acceptanceTold } =
  injected.actions;
export const { selectContact, selectDraft, selectOpenRequest, selectLastEnquiry, selectTradeIn, selectToldAccepted } =
  injected.selectors;

/** What a form begins with: who the shopper is, and the postcode that is known of them anywhere on the site. */
export const selectKnownContact = createSelector(
  [injected.selectors.selectContact, selectPostcode],
  (contact, postcode): Contact => (postcode === undefined ? contact : { postcode, ...contact }),
);

export const state = featureState({
  slice: injected,
  persisted: {
    in: 'session',
    version: FORMS_VERSION,
    keep: keepForms,
    read: readForms,
    old: [{ key: 'forecourt-contact', read: (text) => readForms({ contact: parsed(text) }) }],
  },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
