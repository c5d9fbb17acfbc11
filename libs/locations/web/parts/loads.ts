/** Code of the parts that pages render, loaded on demand. */
export const loadLiveState = () => import('./LiveState.js');
export const loadDepartmentTabs = () => import('./DepartmentTabs.js');
export const loadHolidayHours = () => import('./HolidayHours.js');
/** The part alone: it loads the map when it is drawn in a browser. */
export const loadLiveMap = () => import('./LiveMap.js');
export const loadChoosePlace = () => import('./ChoosePlace.js');
