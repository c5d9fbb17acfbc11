export { ENQUIRY_RECEIVED } from './acknowledgement.js';
export {
  captchaPort,
  captchaSettingsPort,
  checkOf,
  requirePerson,
  type CaptchaOf,
  type CaptchaSettings,
} from './captcha.js';
export { noteAgreement } from './consents.js';
export * from './deliveries.js';
export * from './desk.js';
export * from './leadBookings.js';
export * from './leadCounts.js';
export * from './leads.js';
export { leadIsOf } from './personalLeads.js';
export {
  LeadPhotos,
  leadPhotosPort,
  PHOTO_QUIET_MS,
  photoFile,
  photosOfLead,
  type NewPhoto,
} from './photos/leadPhotos.js';
export { photoLinksPort, type PhotoLinks } from './photos/photoLinks.js';
export { sendPhoto } from './photos/sendPhoto.js';
export { forgetOldLeads } from './retention.js';
export { allTargets, targetsOf, wayWords } from './targets.js';
export { leadLines, type LeadLine, type LeadView } from './render/leadView.js';
