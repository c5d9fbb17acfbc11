// What a host with a store of its own takes of this feature: `@forecourt/navigation/state`.
export { navigationApi } from '../api/navigationApi.js';
export {
  drawerClosed,
  drawerOpened,
  everythingClosed,
  menuClosed,
  menuOpened,
  navigationSlice,
  selectIsDrawerOpen,
  selectOpenMenu,
  type NavigationState,
} from './navigationSlice.js';
