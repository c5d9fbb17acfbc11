import { use, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { storeOf } from './store.js';
import { StoreSessionContext } from './storeSession.js';

/** Gives the parts below it the session's store. A part that selects or dispatches stands inside one. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const session = use(StoreSessionContext);
  if (!session) throw new Error('StoreProvider must stand inside a site: no StoreSessionContext was given.');
  return <Provider store={storeOf(session)}>{children}</Provider>;
}
