export { noteAgreement } from './consents.js';
export * from './deliveries.js';
export * from './desk.js';
export * from './leads.js';
export { personalConsents, personalLeads } from './personalLeads.js';
export { forgetOldLeads, LeadRetention } from './retention.js';
export { allTargets, targetsOf } from './targets.js';
export { leadLines, type LeadLine, type LeadView } from './render/leadView.js';
