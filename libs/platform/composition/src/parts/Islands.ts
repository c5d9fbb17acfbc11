import { hydrateRoot } from 'react-dom/client';
import type { BeforeEntry } from './beforeEntry.js';
import type { Island } from './Island.js';
import { shareByDevice } from './shareByDevice.js';
import { TOUCHES } from './triggers.js';
import { isOnline } from './whileOnline.js';
import { fieldOf, isTick, readField, replayInput, type Field, type FieldInput } from './typedEarly.js';

/** What answers a click by script alone, or takes a link over. */
const NEEDS_CODE = 'button:not([type="submit"]), [role="button"], [data-takes-over]';

/**
 * The parts of one page that the server rendered. Listens for touches for all of them, and holds a click that comes
 * before the code of its part. The listeners are on the document in the capture phase, before any React root; they
 * ignore what happens in another page of the same document.
 */
export class Islands {
  /** From here, so that a server, which draws parts and has no islands, does not load React's code for browsers. */
  readonly hydrateRoot = hydrateRoot;
  readonly #byElement = new Map<Element, Island>();
  /** Ids that were to hydrate before they were there: inside a part that has not hydrated yet. */
  readonly #requested = new Map<string, (() => void) | undefined>();
  /** Clicks that wait, by the element of the part that keeps them; each target once, in order. */
  readonly #clicks = new Map<Element, Set<HTMLElement>>();
  /** What waiting clicks found: whether their button said that it is pressed. */
  readonly #pressed = new WeakMap<HTMLElement, string | null>();
  /** Fields that were changed in a part before it hydrated, and their values. */
  readonly #typed = new Map<Element, Map<Field, FieldInput>>();
  /** Where Escape was pressed in a part before it hydrated: it closes what the browser opened. */
  readonly #escapes = new Map<Element, Set<Element>>();
  readonly #root: Element;
  /** The root, which keeps events until the page itself has hydrated; undefined from then on. */
  #page: Element | undefined;
  #isGivingUp = false;

  /** `root` holds the page; of what was noted before the entry ran, it takes its own share. */
  constructor(root: Element, before?: BeforeEntry) {
    this.#root = root;
    this.#page = root;
    before?.end();
    for (const field of before?.fields ?? []) this.#keepTyping(fieldOf(field));
    const clicks = [...(before?.clicks ?? [])].filter((target) => root.contains(target));
    for (const target of clicks) this.#keepClick(root, target);
    for (const type of TOUCHES) document.addEventListener(type, this.#touched, { capture: true, passive: true });
    document.addEventListener('click', this.#hold, true);
    document.addEventListener('input', this.#noteTyping, true);
    document.addEventListener('keydown', this.#noteEscape, true);
  }

  /** Forgets everything; for pages that end before their document does. */
  close(): void {
    for (const type of TOUCHES) document.removeEventListener(type, this.#touched, true);
    document.removeEventListener('click', this.#hold, true);
    document.removeEventListener('input', this.#noteTyping, true);
    document.removeEventListener('keydown', this.#noteEscape, true);
    this.#byElement.clear();
    this.#typed.clear();
    this.#escapes.clear();
    this.#clicks.clear();
  }

  add(element: Element, island: Island): void {
    this.#byElement.set(element, island);
    if (this.#requested.has(island.id) && canHurry(island))
      queueMicrotask(() => island.hydrateNow(this.#requested.get(island.id)));
  }

  remove(element: Element): void {
    this.#byElement.delete(element);
    this.#clicks.delete(element);
    this.#typed.delete(element);
    this.#escapes.delete(element);
  }

  /**
   * Hydrates every instance of a part, and the parts around it, which React must hydrate first. Only parts that wait
   * for a touch or for a quiet moment are hurried: those that wait to be seen keep waiting. `onLost` is called where
   * the part's own code cannot be loaded.
   */
  readonly hydrateNow = (id: string, onLost?: () => void): void => {
    this.#requested.set(id, onLost);
    for (const drawn of this.#root.querySelectorAll(`[data-part="${CSS.escape(id)}"]`)) {
      // by their names, too: a page that is still hydrating knows none of its parts yet
      for (let at: Element | null | undefined = drawn; at; at = at.parentElement?.closest('[data-part]'))
        this.#requestAround(at.getAttribute('data-part'));
      for (const { island } of this.#around(drawn))
        if (canHurry(island)) island.hydrateNow(island.id === id ? onLost : undefined);
    }
  };

  #requestAround(id: string | null): void {
    if (id !== null && !this.#requested.has(id)) this.#requested.set(id, undefined);
  }

  /** Whether the server's HTML at this place waits for its code: plain HTML, whose links are the browser's. */
  isWaitingAt(target: Element): boolean {
    return this.#around(target).some(({ island }) => !island.isAlive);
  }

  /** Replays what happened before the page hydrated, once its effects have run; parts that wait keep their share. */
  pageIsAlive(): void {
    const page = this.#page;
    this.#page = undefined;
    if (page) queueMicrotask(() => this.replayEvents(page));
  }

  /** Replays in a hydrated part what happened while its code was loading: what was typed, the clicks, then Escape. */
  replayEvents(element: Element): void {
    for (const [field, said] of take(this.#typed, element)) if (field.isConnected) replayInput(field, said);
    // after React's effects: a click within an effect cannot render synchronously, and so cannot focus what it shows
    queueMicrotask(() => {
      for (const target of take(this.#clicks, element)) if (this.#isWanted(target)) target.click();
      for (const target of take(this.#escapes, element)) if (target.isConnected) target.dispatchEvent(escape());
    });
  }

  /** For a part whose code is lost: its links work as plain links, and a choice submits its form. */
  fallBackToBrowser(element: Element): void {
    const chosen = [...(this.#typed.get(element)?.keys() ?? [])].find(isChoiceOfFilters);
    this.#escapes.delete(element);
    const targets = [...take(this.#clicks, element)].filter((target) => target.isConnected);
    // without a network another page is the browser's own: what would lead there waits until the network is back
    const waiting = isOnline() ? [] : targets.filter(leavesPage);
    for (const target of waiting) this.#keepClick(element, target);
    if (waiting.length > 0 || (chosen && !isOnline())) this.#wakeOnline(element);
    this.#isGivingUp = true;
    if (isOnline()) chosen?.form?.requestSubmit();
    for (const target of targets) if (!waiting.includes(target)) target.click();
    this.#isGivingUp = false;
  }

  #wakeOnline(element: Element): void {
    window.addEventListener('online', () => this.#byElement.get(element)?.hydrateNow(), { once: true });
  }

  readonly #touched = (event: Event): void => {
    if (!(event.target instanceof Element)) return;
    const island = this.#waitingAt(event.target)?.island;
    // a lost part is requested again by a deliberate touch, not by a passing pointer
    if (island && !(island.isLost && event.type === 'pointerover')) island.hydrateNow();
  };

  readonly #hold = (event: Event): void => {
    if (this.#isGivingUp || !(event.target instanceof Element)) return;
    // at its click: React may hydrate the field within the click, before the browser sends `input`
    if (isTick(event.target)) this.#keepTyping(event.target);
    const target = event.target.closest<HTMLElement>(NEEDS_CODE);
    const waiting = this.#waitingAt(event.target);
    if ((waiting ?? this.#page?.contains(event.target)) && shareByDevice(event.target)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!target || !waiting?.element.contains(target)) {
      // a link of the page itself leads where it leads
      if (this.#page?.contains(target) && target && !target.matches('a')) this.#keepClick(this.#page, target);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.#keepClick(waiting.element, target);
    waiting.island.hydrateNow();
  };

  /** Escape takes back the clicks that wait for their code; with none of these it is kept for the part at its place. */
  readonly #noteEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (this.#clicks.size > 0) {
      this.#clicks.clear();
      return;
    }
    if (!(event.target instanceof Element)) return;
    const waiting = this.#waitingAt(event.target);
    if (waiting) this.#escapes.set(waiting.element, new Set([event.target]));
  };

  /**
   * Whether a click that waited still asks for something: not one on a button that turned out to be pressed already,
   * such as that of a vehicle which the device had kept.
   */
  #isWanted(target: HTMLElement): boolean {
    return target.isConnected && this.#pressed.get(target) === target.getAttribute('aria-pressed');
  }

  #keepClick(keeper: Element, target: HTMLElement): void {
    this.#pressed.set(target, target.getAttribute('aria-pressed'));
    const targets = this.#clicks.get(keeper) ?? new Set();
    targets.delete(target);
    targets.add(target);
    this.#clicks.set(keeper, targets);
  }

  /** Notes the state of a field whose part, or whose page, has not hydrated. */
  #keepTyping(field: Field | undefined): void {
    if (!field) return;
    const keeper = this.#waitingAt(field)?.element ?? (this.#page?.contains(field) ? this.#page : undefined);
    if (!keeper) return;
    this.#typed.set(keeper, (this.#typed.get(keeper) ?? new Map<Field, FieldInput>()).set(field, readField(field)));
  }

  readonly #noteTyping = (event: Event): void => {
    const field = fieldOf(event.target);
    if (!field) return;
    if (!isTick(field)) this.#keepTyping(field);
    // a field that is filled in or chosen by the browser itself is a touch too
    this.#waitingAt(field)?.island.hydrateNow();
  };

  /** The outermost part at this place that is not alive and will be: those inside come after it. */
  #waitingAt(target: Element): Place | undefined {
    return this.#around(target).find(({ island }) => !island.isAlive && island.hydrate !== 'never');
  }

  /** Parts around a place, the outermost first. */
  #around(target: Element): Place[] {
    const found: Place[] = [];
    for (let at = target.closest('[data-part]'); at; at = at.parentElement?.closest('[data-part]') ?? null) {
      const island = this.#byElement.get(at);
      if (island) found.unshift({ element: at, island });
    }
    return found;
  }
}

/** Whether the browser's own answer to a click is another document. */
function leavesPage(target: HTMLElement): boolean {
  const link = target.closest('a');
  if (link) return link.hash === '' || link.pathname !== location.pathname || link.search !== location.search;
  return target.matches('[type="submit"]');
}

const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });

/** What is kept under a key, which is forgotten. */
function take<Kept>(all: Map<Element, Iterable<Kept>>, key: Element): Iterable<Kept> {
  const kept = all.get(key) ?? [];
  all.delete(key);
  return kept;
}

/**
 * A tick or a choice in a form with `method="get"` that applies at once: one without a visible submit button, or a form
 * that searches, whose button is for its words.
 */
function isChoiceOfFilters(field: Field): boolean {
  const { form } = field;
  if (!(field instanceof HTMLSelectElement || isTick(field)) || form?.method !== 'get') return false;
  if (form.role === 'search') return true;
  return ![...form.elements].some((element) => element.matches('[type="submit"]') && element.checkVisibility());
}

interface Place {
  element: Element;
  island: Island;
}

const canHurry = ({ hydrate }: Island): boolean => hydrate === 'interaction' || hydrate === 'idle';
