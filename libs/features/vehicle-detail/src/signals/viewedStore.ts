import { parseViewed, viewedText, withViewed, type ViewedVehicle } from '../domain/viewed.js';

/** Where the list is kept on the device. An origin is one site, so that the key needs no site's name. */
const STORAGE_KEY = 'forecourt-viewed';

/** What was looked at on this device, the last one first; nothing where the storage is closed. */
export function readViewed(): ViewedVehicle[] {
  try {
    return parseViewed(localStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

/** Puts a vehicle on the list. A full or closed storage keeps nothing. */
export function rememberViewed(vehicle: ViewedVehicle, most: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, viewedText(withViewed(readViewed(), vehicle, most)));
  } catch {
    // a page without it loses a row of cards
  }
}
