export { aspectRatio } from './aspectRatio.js';
export * from './imageQuery.js';
export * from './imageService.js';
export * from './dealerFiles.js';
export * from './filmService.js';
export * from './pictures.js';
export { RemotePictures, type RemotePicturesOptions } from './remote/remotePictures.js';
export { publicReach, type Reach } from './remote/reach.js';
export type { FetchLimits } from './remote/fetchPicture.js';
