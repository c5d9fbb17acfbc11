export interface ToastContent {
  text: string;
  tone?: 'success' | 'warning';
  /** One thing to do about it: a link, or a call such as Undo. */
  action?: { label: string; href: string } | { label: string; onAction: () => void };
  /** Milliseconds until it goes by itself; a very long delay when left out (NAV-08). Pointer or focus on it stop the clock. */
  duration?: number;
}
export interface Toast extends ToastContent {
  readonly id: number;
}

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in the place of the one that stands there: there is never more than one (NAV-08). Returns its id. */
export function showToast(content: ToastContent): number {
  count += 1;
  set({ ...content, id: count });
  return count;
}

/** Changes a toast that still stands: "Saving …" becomes "Saved". */
export function updateToast(id: number, changes: Partial<ToastContent>): void {
  if (current?.id === id) set({ ...current, ...changes });
}

/** Takes a toast away; without an id, whichever stands there. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) set(undefined);
}

export const getToast = (): Toast | undefined => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
