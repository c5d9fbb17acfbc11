/** The table of places, loaded by those who ask for one: it is no part of any first page. */
export const placesTable = () => import('./table.js');
