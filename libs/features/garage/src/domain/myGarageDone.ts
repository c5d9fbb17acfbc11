/** What a post on the page of the account has done, as the address says it afterwards. */
const DONE: ReadonlyMap<string, string> = new Map([
  ['name', 'Your name is changed.'],
  ['address', 'Your address is changed. Other devices are signed out.'],
  ['alerts', 'Your messages are changed.'],
  ['search-removed', 'The search is no longer saved.'],
  ['removed', 'Car Removed. The car is no longer in the watchlist.'],
]);

export const doneText = (search: string): string | undefined => DONE.get(new URLSearchParams(search).get('done') ?? '');
