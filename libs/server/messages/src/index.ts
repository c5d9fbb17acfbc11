export { calendarFile, type CalendarEntry } from './calendarFile.js';
export type * from './message.js';
export { CEILINGS, type Ceilings } from './dailyCeilings.js';
export { queueMessages, type QueuedMessage } from './queue.js';
export { sealer, type Sealer } from './seal.js';
export * from './shopperMessages.js';
