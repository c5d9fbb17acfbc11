export { placeContactHead as head } from './heads.js';
