import { parseViewed, type ViewedVehicle } from '../domain/viewed.js';
import { VIEWED_KEY } from './rememberViewed.js';

/** What was looked at on this device, the last one first; nothing where the storage is closed. */
export function readViewed(): ViewedVehicle[] {
  try {
    return parseViewed(localStorage.getItem(VIEWED_KEY) ?? '');
  } catch {
    return [];
  }
}
