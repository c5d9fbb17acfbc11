import { Component, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import type { Hydrate, Load } from './defineFeature.js';
import { partIsAlive, whenTriggered } from './hydrationTriggers.js';

interface Loaded<Props> {
  current?: ComponentType<Props>;
  pending?: Promise<void>;
}
const loaded = new WeakMap<Load<never>, Loaded<never>>();

/** Loads a part's module once. On the server every part is loaded before the first render, so nothing suspends there. */
export function preloadPart<Props>(load: Load<Props>): Promise<void> {
  const entry = entryOf(load);
  entry.pending ??= load().then((module) => {
    entry.current = module.Component;
  });
  return entry.pending;
}

function entryOf<Props>(load: Load<Props>): Loaded<Props> {
  const key = load as Load<never>;
  let entry = loaded.get(key) as Loaded<Props> | undefined;
  if (!entry) {
    entry = {};
    loaded.set(key, entry as Loaded<never>);
  }
  return entry;
}

interface PartBodyProps<Props extends object> {
  id: string;
  load: Load<Props>;
  hydrate: Hydrate;
  props: Props;
}

function PartBody<Props extends object>({ id, load, hydrate, props }: PartBodyProps<Props>): ReactNode {
  const entry = entryOf(load);
  if (!entry.current) {
    // Suspense protocol: thrown promises keep the server's HTML in place until the trigger fires
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw whenTriggered(id, hydrate, () => preloadPart(load));
  }
  const Loaded = entry.current as ComponentType<object>;
  return (
    <>
      <Loaded {...props} />
      <Alive id={id} />
    </>
  );
}

/** Tells that the part answers now; React runs this after it took over the part's HTML. */
function Alive({ id }: { id: string }): null {
  useEffect(() => {
    partIsAlive(id);
  }, [id]);
  return null;
}

/** A broken part shows its fallback; the page around it stays. */
class PartBoundary extends Component<{ id: string; fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    console.warn(`Part "${this.props.id}" failed and was left out.`, error);
  }
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

export interface PartProps<Props extends object> {
  /** Unique on the page, unless the same part is drawn several times: all of them then come alive together. */
  id: string;
  load: Load<Props>;
  hydrate?: Hydrate;
  /** Shown while the code loads on a page that was not server-rendered, and when the part fails. */
  fallback?: ReactNode;
  props: Props;
}

/**
 * A piece of a page with code of its own. The server renders it in full; the browser loads its code when `hydrate`
 * says so and leaves the server's HTML untouched until then.
 */
export function Part<Props extends object>({ id, load, hydrate = 'load', fallback = null, props }: PartProps<Props>) {
  return (
    <div data-part={id}>
      <PartBoundary id={id} fallback={fallback}>
        <Suspense fallback={fallback}>
          <PartBody id={id} load={load} hydrate={hydrate} props={props} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}
