import { useEffect, useState } from 'react';
import { Toast } from '@base-ui/react/toast';
import { Icon } from '../icons.js';
import { useKitWords } from '../kitWords.js';
import type { ToastData, Toasts } from './toastStore.js';
import * as styles from './toast.styles.js';

/** The very long delay of the specification, milliseconds. */
const VERY_LONG = 1_000_000;

/** The page's one toast. The live region around it announces it: it was in the document before the text came. */
export default function ToastView({
  toasts,
}: {
  /** The store of the page’s toast. */
  toasts: Toasts;
}) {
  const say = useKitWords();
  const [manager] = useState(() => Toast.createToastManager<ToastData>());
  // the provider listens by now: effects of children run first
  useEffect(() => toasts.attach(manager), [toasts, manager]);
  return (
    <Toast.Provider toastManager={manager} timeout={VERY_LONG} limit={1}>
      <Toast.Viewport css={styles.place} aria-live={undefined} aria-label={say('toasts')}>
        <ShownToast />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function ShownToast() {
  const say = useKitWords();
  const { toasts, close } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => {
    const { id, type, data } = toast;
    const action = data?.action;
    return (
      <Toast.Root key={id} toast={toast} css={styles.toast} data-toast="">
        {type && <Icon name={type === 'success' ? 'check' : 'warning'} />}
        <Toast.Title render={<p />} />
        {action && 'href' in action && (
          <a href={action.href} onClick={() => close(id)}>
            {action.label}
          </a>
        )}
        {action && 'onAction' in action && (
          <button
            type="button"
            onClick={() => {
              close(id);
              action.onAction();
            }}
          >
            {action.label}
          </button>
        )}
        <Toast.Close aria-label={say('dismiss')} aria-hidden={undefined}>
          <Icon name="close" />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
