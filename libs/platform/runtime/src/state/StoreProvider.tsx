import { useContext, useState, type ReactNode } from 'react';
import { Provider, ReactReduxContext, useDispatch, useSelector, useStore } from 'react-redux';
import { drawnState, isSiteStore, type AppDispatch, type AppStore, type RootState } from './store.js';

/** Gives the page's store to every root of the page; the platform puts it in place. */
export function StoreProvider({ store, children }: { store: AppStore; children: ReactNode }) {
  // the server's HTML hydrates with the state it was rendered with; what the device kept follows in the next render
  const [serverState] = useState(() => (typeof document === 'undefined' ? undefined : drawnState()));
  return (
    <Provider store={store} {...(serverState ? { serverState } : {})}>
      {children}
    </Provider>
  );
}

/** The store above a component where it holds the slices of the features. */
export function useStoreAbove(): AppStore | undefined {
  const store = useContext(ReactReduxContext)?.store;
  return isSiteStore(store) ? store : undefined;
}

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For what reads the store on a click and not while it renders. */
export const useAppStore = useStore.withTypes<AppStore>();
