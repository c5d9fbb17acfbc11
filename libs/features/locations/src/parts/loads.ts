/** Code of the parts that pages render, loaded on demand. */
export const loadLiveState = () => import('./LiveState.js');
export const loadDepartmentTabs = () => import('./DepartmentTabs.js');
export const loadHolidayHours = () => import('./HolidayHours.js');
export const loadChoosePlace = () => import('./ChoosePlace.js');
