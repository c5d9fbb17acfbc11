export { dealershipsHead as head } from './heads.js';
