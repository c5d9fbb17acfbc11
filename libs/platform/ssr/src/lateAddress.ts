/** Milliseconds that an address rests before it is written: longer than a page takes to draw what it names. */
export const REST = 100;

interface Entry {
  state: unknown;
  url: string | URL | null | undefined;
}

/**
 * The window for a router whose replaced addresses are written once they rest. Writing one is work for the browser
 * (its own processes, the icon, the title bar) that a letter of a search would wait for, and Safari refuses more than
 * a hundred in thirty seconds. Whatever goes by the address, a click, a key, Back or leaving the page, finds it written.
 */
export function withLateAddress(real: Window): Window {
  let waiting: Entry | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = (): void => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const write = (): void => {
    if (waiting) real.history.replaceState(waiting.state, '', waiting.url);
    forget();
  };
  // Back has left the entry already: writing now would change another one
  real.addEventListener('popstate', forget, true);
  for (const event of ['click', 'pagehide'] as const) real.addEventListener(event, write, true);
  real.addEventListener('keydown', (event) => isCommand(event) && write(), true);

  const history = {
    get state(): unknown {
      return waiting ? waiting.state : (real.history.state as unknown);
    },
    replaceState(state: unknown, _unused: string, url?: string | URL | null): void {
      clearTimeout(timer);
      waiting = { state, url: url ?? waiting?.url };
      timer = setTimeout(write, REST);
    },
    pushState(state: unknown, unused: string, url?: string | URL | null): void {
      write();
      real.history.pushState(state, unused, url);
    },
    go(delta?: number): void {
      write();
      real.history.go(delta);
    },
  };
  return new Proxy(real, {
    get(target, key) {
      if (key === 'history') return history;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** Keys that may lead somewhere: Enter, Escape, Reload; not the letters of a word. A browser that fills a form in names none. */
const isCommand = ({ key = '', altKey, ctrlKey, metaKey }: Partial<KeyboardEvent>): boolean =>
  key.length > 1 || altKey === true || ctrlKey === true || metaKey === true;
