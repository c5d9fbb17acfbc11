import { useState, type ReactNode } from 'react';
import { Provider, useDispatch, useSelector, useStore } from 'react-redux';
import { drawnState, type AppDispatch, type AppStore, type RootState } from './store.js';
import { useStoreSession } from './storeSession.js';

/** Gives the session's store to a part or page with `keepsState`; the platform puts it in place. */
export function StoreProvider({ children }: { children: ReactNode }) {
  const { store } = useStoreSession();
  // what the server drew is taken over as it was drawn; what the device kept comes right after
  const [serverState] = useState(() => (typeof document === 'undefined' ? undefined : drawnState()));
  if (!store) throw new Error('There is no store yet: the part or page above needs `keepsState: true`.');
  return (
    <Provider store={store as AppStore} {...(serverState ? { serverState } : {})}>
      {children}
    </Provider>
  );
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For what reads the store at a click and not while it draws. */
export const useAppStore = useStore.withTypes<AppStore>();
