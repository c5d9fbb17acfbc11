// What a host with a store of its own takes of this feature: `@forecourt/forms/state`. What it holds is personal: keep
// it no longer than the tab.
export { formsApi } from '../api/formsApi.js';
export type { EnquiryValues } from '../rules/enquiryValues.js';
export type { Attempt, Contact, LastEnquiry } from '../rules/keptForms.js';
export type { KeptTradeIn } from '../rules/tradeIn/keptTradeIn.js';
export {
  acceptanceReported,
  draftKept,
  enquirySent,
  formPosted,
  formsSlice,
  requestClosed,
  requestOpened,
  selectContact,
  selectDraft,
  selectHasDrafts,
  selectKnownContact,
  selectLastEnquiry,
  selectOpenRequest,
  selectSentTradeIn,
  selectReportedAcceptance,
  selectTradeIn,
  selectTradeInStep,
  sendTried,
  tradeInKept,
  tradeInSent,
  type FormsState,
  type SentTradeIn,
} from './formsSlice.js';
