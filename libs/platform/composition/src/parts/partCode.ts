import type { ComponentType } from 'react';
import type { Load } from '../defineFeature.js';
import { whileOnline } from './whileOnline.js';

interface Code<Props> {
  Component?: ComponentType<Props>;
  pending?: Promise<ComponentType<Props>>;
}
/** Code belongs to the document, not to a page in it: the same module is never loaded twice. */
const known = new WeakMap<Load<never>, Code<never>>();

function codeOf<Props>(load: Load<Props>): Code<Props> {
  const key = load as Load<never>;
  const found = (known.get(key) as Code<Props> | undefined) ?? {};
  known.set(key, found as Code<never>);
  return found;
}

/** The part's component where its module is in memory. */
export const loadedPart = <Props>(load: Load<Props>): ComponentType<Props> | undefined => codeOf(load).Component;

/** Loads a part's module once; a module that could not be loaded stays rejected until `forgetPart`. */
export function loadPart<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const code = codeOf(load);
  return (code.pending ??= readyToUse(whileOnline(load).then((module) => (code.Component = module.Component))));
}

/** React's `use` reads these fields: a promise that has its value does not suspend. */
function readyToUse<Value>(promise: Promise<Value>): Promise<Value> {
  const ready = promise.then((value) => {
    void Object.assign(ready, { status: 'fulfilled', value });
    return value;
  });
  return ready;
}

/** Lets a module that could not be loaded be requested again. */
export function forgetPart<Props>(load: Load<Props>): void {
  const code = codeOf(load);
  if (!code.Component) delete code.pending;
}

/**
 * Brings a part's module into memory. On the server every part is loaded before the first render: nothing suspends
 * there.
 */
export const preloadPart = async <Props>(load: Load<Props>): Promise<void> => void (await loadPart(load));
