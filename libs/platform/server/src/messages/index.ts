export { calendarFile, type CalendarEntry } from './calendarFile.js';
export type * from './message.js';
export { CEILINGS, type Ceilings } from './dailyCeilings.js';
export * from './messageStates.js';
export { personalMessages } from './personalMessages.js';
export { queueMessages, SEND_MESSAGE, type QueuedMessage } from './queue.js';
export { sealer, type Sealer } from './seal.js';
export * from './shopperMessages.js';
