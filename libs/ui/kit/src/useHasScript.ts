import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** False in the server's HTML and while it hydrates, true afterwards: for what is of no use without script. */
export const useHasScript = (): boolean => useSyncExternalStore(neverChanges, isTrue, isFalse);
