import type { GarageKey, GarageSay } from './words.js';

/** What a post on the page of the account has done, as the address says it afterwards. */
const DONE: ReadonlyMap<string, GarageKey> = new Map([
  ['name', 'garage.nameChanged'],
  ['address', 'garage.addressChanged'],
  ['alerts', 'garage.alertsChanged'],
  ['search-removed', 'garage.searchRemoved'],
  ['removed', 'garage.removed'],
]);

export function doneText(search: string, say: GarageSay): string | undefined {
  const key = DONE.get(new URLSearchParams(search).get('done') ?? '');
  return key && say(key);
}
