import { useSyncExternalStore } from 'react';
import { EMPTY_GARAGE, type Garage } from '../domain/garage.js';
import { garageText, parseGarage } from '../domain/storedGarage.js';
import { CHANGED, STORAGE_KEY } from './storageKey.js';

let text: string | null = null;
let garage: Garage = EMPTY_GARAGE;
/** A full or closed storage keeps nothing: the garage then lives as long as the page. */
let isOnlyInMemory = false;
const listeners = new Set<() => void>();

/** Looks again at what is stored; the same object while it is the same text. */
function read(): Garage {
  if (isOnlyInMemory) return garage;
  let stored: string | null;
  try {
    stored = localStorage.getItem(STORAGE_KEY);
  } catch {
    return garage;
  }
  if (stored !== text) {
    text = stored;
    garage = parseGarage(stored);
  }
  return garage;
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    // a page that comes back from the browser's memory has missed what other tabs stored
    window.addEventListener('pageshow', tellAll);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', tellAll);
  };
}

function onStorage({ key }: StorageEvent): void {
  // null: everything was cleared
  if (key !== STORAGE_KEY && key !== null) return;
  isOnlyInMemory = false;
  tellAll();
}

/** What the device holds now. */
export const getGarage = (): Garage => read();

/** Changes the garage: every part of this page and every other tab follow. */
export function changeGarage(change: (garage: Garage) => Garage): void {
  // another tab may have stored something that its event has not told yet
  const next = change(read());
  if (next === garage) return;
  garage = next;
  const wanted = garageText(next) ?? null;
  try {
    if (wanted === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, wanted);
    text = wanted;
    isOnlyInMemory = false;
  } catch {
    isOnlyInMemory = true;
  }
  tellAll();
  window.dispatchEvent(new Event(CHANGED));
}

/** A value of the garage; on the server and while its HTML is taken over, that of an empty one. */
export const useGarage = <Value>(select: (garage: Garage) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(EMPTY_GARAGE),
  );
