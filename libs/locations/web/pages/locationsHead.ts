export { locationsHead as head } from './heads.js';
