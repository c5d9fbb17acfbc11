import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toasts } from './toastStore.js';

const ToastView = lazy(() => import('./ToastView.js'));
const none = () => undefined;

/** Place of the page's one toast, once in a layout: an empty live region until somebody shows one. */
export function Toaster({ toasts }: { toasts: Toasts }) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.read, none);
  return (
    <div aria-live="polite">
      {toast && (
        <Suspense fallback={null}>
          <ToastView key={toast.id} toast={toast} onDismiss={() => toasts.dismiss(toast.id)} />
        </Suspense>
      )}
    </div>
  );
}
