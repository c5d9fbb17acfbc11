export * from './openDatabase.js';
export * from './outbox.js';
export * from './outboxLanes.js';
export type * from './tables/index.js';
export { throttledYield, yieldToEventLoop, type Yield } from './yieldToEventLoop.js';
export { sql, type Transaction } from 'kysely';
export { phoneDigits } from './phoneDigits.js';
export * from './faultOf.js';
export * from './folderState.js';
