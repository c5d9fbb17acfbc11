import { useConnector } from 'react-instantsearch';
import type { HitsState } from './hitsCache.js';

type Connector = Parameters<typeof useConnector>[0];
interface RenderOptions {
  /** Of the results that there are: what is chosen may be ahead of them. */
  readonly state: HitsState;
  readonly instantSearchInstance: unknown;
}

const connectSearchedState = ((renderFn: (state: object, isFirst: boolean) => void, unmountFn?: () => void) => () => ({
  $$type: 'forecourt.searchedState',
  init: (options: RenderOptions) => renderFn(options, true),
  render: ({ state, instantSearchInstance }: RenderOptions) => renderFn({ state, instantSearchInstance }, false),
  dispose: () => unmountFn?.(),
  // a hook first runs before all widgets are there: the state is not whole yet
  getWidgetRenderState: () => ({}),
  getRenderState: (state: object) => state,
})) as unknown as Connector;

/** The parameters that the present results were searched with; undefined until InstantSearch first renders. */
export const useSearchedState = (): HitsState | undefined =>
  (useConnector(connectSearchedState) as Partial<RenderOptions>).state;
