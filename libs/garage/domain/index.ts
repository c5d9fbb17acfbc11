export * from './accountCalls.js';
export * from './alertsCalls.js';
export * from './searchesCalls.js';
export * from './watchlistCalls.js';
