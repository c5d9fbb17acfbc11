import {
  createElement,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Hydrate, Load } from '../defineFeature.js';
import { Island, type Drawing, type IslandOptions } from './Island.js';
import { forgetPart, loadedPart, loadPart } from './partCode.js';
import { PartBoundary, PartRoot } from './PartRoot.js';
import { PartRuntimeContext, type PartRuntime } from './partRuntime.js';
import { useRouterView } from './routerContexts.js';

export interface PartProps<Props extends object> {
  /** Unique on the page, unless the same part renders several times. */
  id: string;
  load: Load<Props>;
  /** When the browser hydrates the server's HTML; `load` when left out. */
  hydrate?: Hydrate | undefined;
  /** Hydrates as soon as the address changes: for parts that stay over several pages and show where the shopper is. */
  followsAddress?: boolean | undefined;
  /** Shown while the code loads on a page that was not server-rendered, and when the part fails. */
  fallback?: ReactNode;
  props: Props;
}

/**
 * A piece of a page with its own code. The server renders it in full. In the browser its HTML is a separate root, which
 * React hydrates when `hydrate` says so. Until then nothing in the page can change or remove it, because no tree knows
 * what is inside.
 */
export function Part<Props extends object>(part: PartProps<Props>): ReactNode {
  const runtime = use(PartRuntimeContext);
  const isServerDrawn = useIsServerDrawn();
  // neither changes while the part is mounted
  if (runtime?.drawPart) return <DrawnPart {...part} runtime={runtime} />;
  if (runtime?.islands && isServerDrawn)
    return <IslandPart {...part} Frame={runtime.Frame} islands={runtime.islands} />;
  return <LivePart {...part} />;
}

type WithRuntime<Props extends object> = PartProps<Props> & { runtime: PartRuntime };

/** On the server: separate HTML, so that ids and structure are those of a separate root. */
function DrawnPart<Props extends object>({ id, load, fallback = null, props, runtime }: WithRuntime<Props>) {
  const view = useRouterView();
  const ids = runtime.nextIds?.() ?? '';
  const draw = (content: ReactNode) =>
    runtime.drawPart?.(
      <PartRoot id={id} Frame={runtime.Frame} view={view} fallback={null}>
        {content}
      </PartRoot>,
      ids,
    ) ?? '';
  let html: string;
  try {
    const Body = loadedPart(load);
    if (!Body) throw new Error(`Its code is not in memory: list its \`load\` among the feature's \`parts\`.`);
    html = draw(createElement(Body as ComponentType<object>, props));
  } catch (error) {
    console.error(`Render fault: part "${id}" failed and was left out.`, error);
    html = draw(fallback);
  }
  return <div data-part={id} data-ids={ids} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The very same object every time: React never writes into an element whose HTML did not change. */
const AS_THE_SERVER_DREW_IT = { __html: '' };

function IslandPart<Props extends object>({
  id,
  load,
  hydrate = 'load',
  followsAddress = false,
  props,
  Frame,
  islands,
}: PartProps<Props> & Pick<IslandOptions<Props>, 'Frame' | 'islands'>) {
  const element = useRef<HTMLDivElement>(null);
  const view = useRouterView();
  const drawing: Drawing<Props> = { props, view };
  const [island] = useState(() => new Island({ id, load, hydrate, followsAddress, Frame, islands }, drawing));
  useLayoutEffect(() => (element.current ? island.mount(element.current) : undefined), [island]);
  useLayoutEffect(() => island.update({ props, view }));
  return <div ref={element} data-part={id} suppressHydrationWarning dangerouslySetInnerHTML={AS_THE_SERVER_DREW_IT} />;
}

/** A part that the browser renders itself, on later navigations and in stories: an ordinary lazy component. */
function LivePart<Props extends object>({ id, load, fallback = null, props }: PartProps<Props>) {
  return (
    <div data-part={id}>
      <PartBoundary id={id} fallback={fallback} onFailed={() => forgetPart(load)}>
        <Suspense fallback={fallback}>
          <LiveBody load={load} props={props} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

interface LiveBodyProps<Props extends object> {
  load: Load<Props>;
  props: Props;
}

function LiveBody<Props extends object>({ load, props }: LiveBodyProps<Props>) {
  const Body = use(loadPart(load));
  return createElement(Body as ComponentType<object>, props);
}

/** Whether this place of the page is server HTML that React hydrates. The answer never changes while it is mounted. */
function useIsServerDrawn(): boolean {
  const [origin] = useState(rememberOrigin);
  return useSyncExternalStore(never, origin.inBrowser, origin.ofServer);
}

function rememberOrigin() {
  let isServerDrawn: boolean | undefined;
  return {
    inBrowser: () => (isServerDrawn ??= false),
    ofServer: () => (isServerDrawn = true),
  };
}

const never = () => () => undefined;
