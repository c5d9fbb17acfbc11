export { SectionMenu as Component } from '../components/SectionMenu.js';
