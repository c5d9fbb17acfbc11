export { SidebarActions as Component } from '../components/Sidebar.js';
