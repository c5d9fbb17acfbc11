export * from './appointmentCalls.js';
export * from './bookingCalls.js';
export * from './gaugeCall.js';
export * from './tradeInCalls.js';
