/** The enquiry form, loaded when someone turns to it. */
export const loadEnquiryForm = () => import('./fills/EnquiryPart.js');
/** The form of a vehicle's request page. */
export const loadRequestForm = () => import('./fills/RequestPart.js');
/** The form of a test drive that is not of one vehicle. */
export const loadTestDriveForm = () => import('./fills/TestDrivePart.js');
/** The enquiry of the finance page, on its own page. */
export const loadFinanceRequest = () => import('./fills/FinanceRequestPart.js');
/** The form of a topic, on the contact page when it was refused there. */
export const loadTopicForm = () => import('./fills/TopicPart.js');
/** Thanks, with what this tab knows of its last enquiry. */
export const loadSuccess = () => import('./fills/SuccessPart.js');
/** The journey of a trade-in. */
export const loadTradeInForm = () => import('./fills/TradeInPart.js');
/** Other answers about the car of an estimate. */
export const loadOtherAnswers = () => import('./fills/OtherAnswersPart.js');
/** Photos of the shopper's own car. */
export const loadTradeInPhotos = () => import('./fills/TradeInPhotosPart.js');
