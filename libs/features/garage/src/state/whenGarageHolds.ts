import { isSignedIn, whenStored } from '@forecourt/runtime';

/** Where the garage was kept before it was a slice. */
export const OLD_KEY = 'forecourt-garage';

/** Calls back as soon as the device holds a garage, or its shopper signed in. Part of every page's first script. */
export const whenGarageHolds = (tell: () => void): void => {
  if (isSignedIn()) tell();
  else whenStored('garage', tell, [OLD_KEY]);
};
