export { SidebarActions as Component } from '../components/SidebarActions.js';
