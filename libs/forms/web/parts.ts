/**
 * A form comes with the action that takes it, so that it can be filled in and sent again where the network comes and
 * goes (FORM-13).
 */
export const withAction = <Code>(part: Promise<Code>, ...actions: Promise<unknown>[]): Promise<Code> =>
  Promise.all([part, ...actions]).then(([code]) => code);

/** The enquiry form, loaded when someone turns to it. */
export const loadEnquiryForm = () => withAction(import('./fills/EnquiryPart.js'), import('./pages/enquiryAction.js'));
/** The form of a vehicle's request page. */
export const loadRequestForm = () =>
  withAction(import('./fills/RequestPart.js'), import('./pages/vehicleRequestAction.js'));
/** The form of a test drive that is not of one vehicle. */
export const loadTestDriveForm = () =>
  withAction(import('./fills/TestDrivePart.js'), import('./pages/testDriveAction.js'));
/** The enquiry of the finance page, on its own page. */
export const loadFinanceRequest = () =>
  withAction(import('./fills/FinanceRequestPart.js'), import('./pages/financeRequestAction.js'));
/** The form of a topic, on the contact page when it was refused there. */
export const loadTopicForm = () => withAction(import('./fills/TopicPart.js'), import('./pages/enquiryAction.js'));
/** Thanks, with what this tab knows of its last enquiry. */
export const loadSuccess = () => import('./fills/SuccessPart.js');
/** The journey of a trade-in. */
export const loadTradeInForm = () => import('./fills/TradeInPart.js');
/** Other answers about the car of an estimate. */
export const loadOtherAnswers = () => import('./fills/OtherAnswersPart.js');
/** Photos of the shopper's own car. */
export const loadTradeInPhotos = () => import('./fills/TradeInPhotosPart.js');
