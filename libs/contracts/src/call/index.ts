export * from './callRequest.js';
export * from './defineCall.js';
