export * from './imageService.js';
