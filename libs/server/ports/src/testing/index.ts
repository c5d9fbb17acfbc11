export * from './mailServer.js';
export * from './receiver.js';
