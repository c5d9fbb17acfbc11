import type { ToastManager } from '@base-ui/react/toast';

export interface ToastContent {
  text: string;
  tone?: 'success' | 'warning';
  /** One thing to do about it: a link, or a call such as Undo. */
  action?: { label: string; href: string } | { label: string; onAction: () => void };
  /** Milliseconds until it disappears; a very long delay when left out (NAV-08). Pointer and focus stop it. */
  duration?: number;
}
export interface ToastData {
  readonly action?: ToastContent['action'];
}
type Call = (manager: ToastManager<ToastData>) => void;

/**
 * The toasts of one page: there is never more than one (NAV-08). Their window loads with the first toast; calls that
 * come before it wait.
 */
export class Toasts {
  #manager: ToastManager<ToastData> | undefined;
  #waiting: Call[] = [];
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** Shows a toast in the place of the present one. Returns its id. */
  show(content: ToastContent): string {
    this.#count += 1;
    const id = `toast-${this.#count}`;
    const before = document.activeElement;
    this.#call((manager) => {
      manager.close();
      manager.add({ ...optionsOf(content), id, onClose: () => returnFocus(before) });
    });
    return id;
  }

  /** Changes a toast while it is shown: "Saving …" becomes "Saved". */
  update(id: string, changes: Partial<ToastContent>): void {
    this.#call((manager) => manager.update(id, optionsOf(changes)));
  }

  /** Takes a toast away; without an id, the present one. */
  dismiss(id?: string): void {
    if (this.isNeeded()) this.#call((manager) => manager.close(id));
  }

  /** Whether a toast was shown on this page, so that their window must load. */
  readonly isNeeded = (): boolean => this.#count > 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The window takes the calls that came before it, and all others until the returned function is called. */
  attach(manager: ToastManager<ToastData>): () => void {
    this.#manager = manager;
    for (const call of this.#waiting.splice(0)) call(manager);
    return () => (this.#manager = undefined);
  }

  #call(call: Call): void {
    if (this.#manager) return call(this.#manager);
    this.#waiting.push(call);
    for (const listener of this.#listeners) listener();
  }
}

const optionsOf = ({ text, tone, action, duration }: Partial<ToastContent>) => ({
  ...(text === undefined ? {} : { title: text }),
  ...(tone === undefined ? {} : { type: tone }),
  ...(action === undefined ? {} : { data: { action } }),
  ...(duration === undefined ? {} : { timeout: duration }),
});

/** A toast that closes while it has the focus gives it back. */
function returnFocus(before: Element | null): void {
  if (document.activeElement?.closest('[data-toast]') && before instanceof HTMLElement && before.isConnected)
    before.focus({ preventScroll: true });
}

const pages = new WeakMap<object, Toasts>();

/**
 * The toasts of a page, by the object that all of its parts share and no other page in the document has: its store.
 * This library knows no platform, and each part of a page is a separate root.
 */
export function toastsOf(page: object): Toasts {
  const toasts = pages.get(page) ?? new Toasts();
  pages.set(page, toasts);
  return toasts;
}
