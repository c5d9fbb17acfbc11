export interface ToastContent {
  text: string;
  tone?: 'success' | 'warning';
  /** One thing to do about it: a link, or a call such as Undo. */
  action?: { label: string; href: string } | { label: string; onAction: () => void };
  /**
   * Milliseconds until it goes by itself; a very long delay when left out (NAV-08). Pointer or focus on it stop the
   * clock.
   */
  duration?: number;
}
export interface Toast extends ToastContent {
  readonly id: number;
}

/** The toasts of one page: there is never more than one (NAV-08). */
export class Toasts {
  #current: Toast | undefined;
  #count = 0;
  readonly #listeners = new Set<() => void>();

  /** Shows a toast in the place of the one that stands there. Returns its id. */
  show(content: ToastContent): number {
    this.#count += 1;
    this.#set({ ...content, id: this.#count });
    return this.#count;
  }

  /** Changes a toast that still stands: "Saving …" becomes "Saved". */
  update(id: number, changes: Partial<ToastContent>): void {
    if (this.#current?.id === id) this.#set({ ...this.#current, ...changes });
  }

  /** Takes a toast away; without an id, whichever stands there. */
  dismiss(id?: number): void {
    if (this.#current && (id === undefined || this.#current.id === id)) this.#set(undefined);
  }

  readonly read = (): Toast | undefined => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(toast: Toast | undefined): void {
    this.#current = toast;
    for (const listener of this.#listeners) listener();
  }
}

const pages = new WeakMap<object, Toasts>();

/**
 * The toasts of a page, by the object that all of its parts share and no other page in the document has: its
 * the store. This library knows no platform, and a part of a page is a root of its own.
 */
export function toastsOf(page: object): Toasts {
  const toasts = pages.get(page) ?? new Toasts();
  pages.set(page, toasts);
  return toasts;
}
