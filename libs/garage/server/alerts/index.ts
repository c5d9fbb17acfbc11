export { Alerts, type AlertsOptions, type Subscription, type SubscriptionChange } from './alerts.js';
export type { Consent } from './consents.js';
export { optionsOf as alertOptionsOf, tellsAlerts } from './options.js';
export { personalAlerts } from './personalAlerts.js';
export { REQUEST_RULES, type AlertRequest } from './requests.js';
export type { Wanted, WantedSearch } from './rows.js';
export { SearchNews, type FindVehicles, type FoundVehicle } from './searchNews.js';
export { stockNews } from './stockNews.js';
export { alertWriters, type AlertWordsOptions, type ShownVehicle } from './words.js';
