export { activityOf, type ActivityPeriod, type ActivityDay } from './activity.js';
export { Analytics, analyticsPort, MOST_A_DAY, type AnalyticsOptions } from './analytics.js';
export type { AnalyticsPort, CountedEvent } from './analyticsPort.js';
export { eventStore, forgetOldEvents } from './eventStore.js';
export { MOST_OF_NETWORK, NetworkShares } from './networkShares.js';
export { vehicleViewsPort, type VehicleViews } from './vehicleViews.js';
