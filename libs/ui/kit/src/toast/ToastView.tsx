import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icons.js';
import type { Toast } from './toastStore.js';
import * as styles from './toast.styles.js';

/** The very long delay of the specification, milliseconds. */
const VERY_LONG = 1_000_000;

/** The toast itself. The focus stays where it was, and goes back there when it was in here. */
export default function ToastView({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { text, tone, action, duration = VERY_LONG } = toast;
  const [isHeld, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);

  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss.current(), duration);
    return () => clearTimeout(timer);
    // an updated toast is a new thing to read
  }, [isHeld, toast, duration]);

  const leave = () => {
    if (box.current?.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected)
      before.focus({ preventScroll: true });
    onDismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  return (
    <div css={styles.place}>
      {/* pointer and focus only stop its clock */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        css={styles.toast}
        data-toast=""
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onKeyDown={onKeyDown}
      >
        {tone && <Icon name={tone === 'success' ? 'check' : 'warning'} />}
        <p>{text}</p>
        {action && 'href' in action && (
          <a href={action.href} onClick={onDismiss}>
            {action.label}
          </a>
        )}
        {action && 'onAction' in action && (
          <button
            type="button"
            onClick={() => {
              leave();
              action.onAction();
            }}
          >
            {action.label}
          </button>
        )}
        <button type="button" aria-label="Dismiss" onClick={leave}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
