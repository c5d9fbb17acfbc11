export { teamHead as head } from './heads.js';
