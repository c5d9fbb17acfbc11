export * from './imageService.js';
export * from './filmService.js';
