import { whenStored } from '@forecourt/runtime';

/** Calls back as soon as the device holds a chosen place. Part of every page's first script. */
export const whenPlaceChosen = (tell: () => void): void => whenStored('locations', tell);
