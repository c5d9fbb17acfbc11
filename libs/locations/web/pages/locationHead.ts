export { locationHead as head } from './heads.js';
