import { createElement, startTransition, type ComponentType, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import type { Hydrate, Load } from '../defineFeature.js';
import { forgetPart, loadPart } from './partCode.js';
import { PartRoot } from './PartRoot.js';
import type { Islands } from './Islands.js';
import type { PartRuntime } from './partRuntime.js';
import { sameView, type RouterView } from './routerContexts.js';
import { whenTriggered } from './triggers.js';

/** What a part shows: its properties, and what the router says at its place. */
export interface Drawing<Props extends object> {
  readonly props: Props;
  readonly view: RouterView;
}

export interface IslandOptions<Props extends object> {
  readonly id: string;
  readonly load: Load<Props>;
  readonly hydrate: Hydrate;
  readonly followsAddress: boolean;
  readonly Frame: PartRuntime['Frame'];
  readonly islands: Islands;
}

/** `lost`: the code could not be loaded; the next touch requests it again. */
type State = 'waiting' | 'loading' | 'lost' | 'alive' | 'gone';

/** One part that the server rendered: its HTML and, once it is triggered, the React root that hydrates it. */
export class Island<Props extends object = object> {
  readonly #options: IslandOptions<Props>;
  readonly #drawn: Drawing<Props>;
  #latest: Drawing<Props>;
  #body: { props: Props; node: ReactNode } | undefined;
  #Body: Awaited<ReturnType<typeof loadPart<Props>>> | undefined;
  #shown: Drawing<Props> | undefined;
  #state: State = 'waiting';
  #element: HTMLElement | undefined;
  #root: Root | undefined;
  #html = '';
  #cancelTrigger: () => void = () => undefined;
  /** Who wants to know that the code could not be loaded. */
  readonly #onLost = new Set<() => void>();

  constructor(options: IslandOptions<Props>, drawing: Drawing<Props>) {
    this.#options = options;
    this.#drawn = drawing;
    this.#latest = drawing;
  }

  get id(): string {
    return this.#options.id;
  }
  get hydrate(): Hydrate {
    return this.#options.hydrate;
  }
  get isAlive(): boolean {
    return this.#state === 'alive';
  }
  get isLost(): boolean {
    return this.#state === 'lost';
  }

  /** Watches for the trigger; returns what ends it. */
  mount(element: HTMLElement): () => void {
    this.#element = element;
    if (this.#state === 'gone') this.#state = 'waiting';
    this.#options.islands.add(element, this as unknown as Island);
    this.#cancelTrigger = whenTriggered(element, this.hydrate, () => this.hydrateNow());
    return () => this.#unmount(element);
  }

  /**
   * Loads the code and hydrates the HTML. When the code cannot be loaded, the server's HTML stays as it is, and
   * `onLost` is called.
   */
  hydrateNow(onLost?: () => void): void {
    if (onLost && !this.isAlive) this.#onLost.add(onLost);
    if (this.#state !== 'waiting' && this.#state !== 'lost') return;
    this.#state = 'loading';
    this.#cancelTrigger();
    loadPart(this.#options.load).then(
      (Body) => {
        this.#Body = Body;
        this.#hydrate();
      },
      (error: unknown) => {
        forgetPart(this.#options.load);
        if (this.#state !== 'loading') return;
        this.#state = 'lost';
        console.warn(`The code of part "${this.id}" could not be loaded; the server’s HTML stays.`, error);
        if (this.#element) this.#options.islands.fallBackToBrowser(this.#element);
        const callbacks = [...this.#onLost];
        this.#onLost.clear();
        for (const callback of callbacks) callback();
      },
    );
  }

  /**
   * Called for every change above the part. A waiting part hydrates when its own props change, or the address if it
   * follows that; otherwise the change waits until it hydrates.
   */
  update(drawing: Drawing<Props>): void {
    const before = this.#latest;
    this.#latest = drawing;
    if (this.isAlive) {
      this.#show(drawing);
      return;
    }
    const isItsOwn = !sameProps(before.props, drawing.props);
    if (isItsOwn || (this.#options.followsAddress && !sameView(before.view, drawing.view))) this.hydrateNow();
  }

  #hydrate(): void {
    const element = this.#element;
    if (!element || this.#state !== 'loading') return;
    this.#html = element.innerHTML;
    const ids = element.dataset['ids'];
    this.#shown = this.#drawn;
    // a transition hydrates in slices, so that React can answer touches in between
    startTransition(() => {
      const root = this.#options.islands.hydrateRoot(element, this.#tree(this.#drawn), {
        ...(ids ? { identifierPrefix: ids } : {}),
        onRecoverableError: (error) => {
          // a root that is unmounted while it hydrates reports an error too, about HTML that is gone
          if (this.#root === root) console.error('Hydration:', error);
        },
        // the boundary has logged it
        onCaughtError: () => undefined,
        onUncaughtError: (error) => console.warn(`Part "${this.id}" failed.`, error),
      });
      this.#root = root;
    });
  }

  readonly #onAlive = (): void => {
    if (this.#state !== 'loading') return;
    this.#state = 'alive';
    this.#onLost.clear();
    this.#show(this.#latest);
    if (this.#element) this.#options.islands.replayEvents(this.#element);
  };

  #show(drawing: Drawing<Props>): void {
    const shown = this.#shown;
    if (shown && sameProps(shown.props, drawing.props) && sameView(shown.view, drawing.view)) return;
    this.#shown = drawing;
    this.#root?.render(this.#tree(drawing));
  }

  #tree({ props, view }: Drawing<Props>): ReactNode {
    const Body = this.#Body;
    if (!this.#body || !sameProps(this.#body.props, props))
      this.#body = { props, node: Body && createElement(Body as ComponentType<object>, props) };
    return (
      <PartRoot
        id={this.id}
        Frame={this.#options.Frame}
        view={view}
        // a part that fails shows the server's HTML again: its links and forms work without script
        fallback={<div dangerouslySetInnerHTML={{ __html: this.#html }} />}
        onAlive={this.#onAlive}
      >
        {this.#body.node}
      </PartRoot>
    );
  }

  #unmount(element: HTMLElement): void {
    const root = this.#root;
    this.#cancelTrigger();
    this.#options.islands.remove(element);
    this.#state = 'gone';
    this.#root = undefined;
    this.#element = undefined;
    // React must not unmount a root while it renders another
    if (root) setTimeout(() => root.unmount());
  }
}

function sameProps(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return entries.length === others.size && entries.every(([name, value]) => Object.is(value, others.get(name)));
}
