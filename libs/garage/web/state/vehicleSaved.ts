/** Analytics number of a saved vehicle (A4). */
export const VEHICLE_SAVED = 39;
