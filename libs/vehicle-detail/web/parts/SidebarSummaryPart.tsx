export { SidebarSummary as Component } from '../components/Sidebar.js';
