export { serviceHead as head } from './heads.js';
