import { lazy, Suspense, useSyncExternalStore } from 'react';
import { getToast, subscribeToToasts } from './toastStore.js';

const ToastView = lazy(() => import('./ToastView.js'));
const none = () => undefined;

/** Place of the page's one toast, once in a layout: an empty live region until somebody calls `showToast`. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, getToast, none);
  return (
    <div aria-live="polite">
      {toast && (
        <Suspense fallback={null}>
          <ToastView key={toast.id} toast={toast} />
        </Suspense>
      )}
    </div>
  );
}
