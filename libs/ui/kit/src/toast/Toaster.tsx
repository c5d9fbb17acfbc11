import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toasts } from './toastStore.js';

const ToastView = lazy(() => import('./ToastView.js'));
const never = () => false;

/** Place of the page's one toast, once in a layout: an empty live region until the first one is shown. */
export function Toaster({
  toasts,
}: {
  /** The store of the page’s toast. */
  toasts: Toasts;
}) {
  const isNeeded = useSyncExternalStore(toasts.subscribe, toasts.isNeeded, never);
  return (
    <div aria-live="polite">
      {isNeeded && (
        <Suspense fallback={null}>
          <ToastView toasts={toasts} />
        </Suspense>
      )}
    </div>
  );
}
