export * from './bucketStorage.js';
export * from './fileRemovals.js';
export * from './fileStorage.js';
export * from './folderStorage.js';
export * from './watchedStorage.js';
