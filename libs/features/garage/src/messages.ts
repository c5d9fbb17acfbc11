const vehicles = (count: number): string => (count === 1 ? '1 vehicle' : `${count} vehicles`);

/** What the pages of saved and compared vehicles say, and what is announced when a vehicle is added or removed. */
export const messages = {
  home: 'Home',
  tryAgain: 'Try again',
  notRead: 'The vehicles could not be read just now.',
  savedTitle: 'Saved vehicles',
  savedLoading: 'Loading your saved vehicles …',
  savedCount: (count: number) => `${vehicles(count)} on this device`,
  savedInAccount: 'You have signed in: your saved vehicles are in your account, on every device.',
  toAccount: 'See them in my garage',
  savedNone: {
    title: 'Nothing saved yet',
    text: 'Press the heart on a vehicle and it waits for you here, on this device.',
  },
  savedFull: (limit: number) =>
    `You have saved ${limit} vehicles, which is as many as fit. Remove one to save another.`,
  savedWithoutScript: 'Your browser keeps saved vehicles, and needs JavaScript to show them.',
  saved: (name: string) => `${name} is saved.`,
  noLongerSaved: (name: string) => `${name} is no longer saved.`,
  view: 'View',
  watchlistNone: {
    title: 'Nothing in your watchlist yet',
    text: 'Press the heart on a vehicle and it waits for you here, on every device.',
  },
  watchlistNeedsMobile: {
    title: 'Nothing in your watchlist yet',
    text: 'Give your mobile number under “Your details”, and the vehicles that this device keeps join your account.',
  },
  watchlistNotJoined: {
    title: 'Your saved vehicles are still on this device',
    text: 'They could not be added to your account just now. Please load this page again in a moment.',
  },
  compareTitle: 'Compare vehicles',
  compareLoading: 'Loading your comparison …',
  compareNone: {
    title: 'Nothing to compare yet',
    text: 'Add vehicles with the compare button on their cards, then see them side by side.',
  },
  compareFull: (limit: number) => `You can compare ${limit} vehicles at a time. Remove one to add another.`,
  compareGone: (count: number) =>
    `${vehicles(count)} of this comparison ${count === 1 ? 'is' : 'are'} no longer for sale.`,
  compareAddAnother: 'Add another',
  print: 'Print',
  compare: 'Compare',
  compareThese: (count: number) => `Compare ${vehicles(count)}`,
  compared: (name: string, count: number, limit: number) => `${name} is in your comparison, ${count} of ${limit}.`,
  noLongerCompared: (name: string) => `${name} is no longer in your comparison.`,
  undo: 'Undo',
} as const;
