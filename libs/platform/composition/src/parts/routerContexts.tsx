import { use, type Context, type ReactNode } from 'react';
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
} from 'react-router-dom';

// A separate root sees nothing of the contexts above it. react-router prefixes its contexts with `UNSAFE_`, because
// they may change with a version (ours is pinned).
const CONTEXTS = [
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_ViewTransitionContext,
  UNSAFE_NavigationContext,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
] as readonly unknown[] as readonly Context<unknown>[];

/** The router's context values at one place of the page, for a part in a separate root. */
export type RouterView = readonly unknown[];

export function useRouterView(): RouterView {
  const view: unknown[] = [];
  for (const context of CONTEXTS) view.push(use(context));
  return view;
}

export const sameView = (one: RouterView, other: RouterView): boolean =>
  one.every((value, index) => Object.is(value, other[index]));

/** For what brings a router of its own: in a router of the host, react-router refuses another one. */
export const WithoutRouter = ({ children }: { children: ReactNode }): ReactNode => (
  <UNSAFE_LocationContext value={null as never}>
    <UNSAFE_RouteContext value={{ outlet: null, matches: [], isDataRoute: false }}>{children}</UNSAFE_RouteContext>
  </UNSAFE_LocationContext>
);

export function WithRouterView({ view, children }: { view: RouterView; children: ReactNode }): ReactNode {
  return CONTEXTS.reduceRight<ReactNode>(
    (inner, Context, index) => <Context value={view[index]}>{inner}</Context>,
    children,
  );
}
