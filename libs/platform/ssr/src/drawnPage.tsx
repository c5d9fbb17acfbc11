import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { preloadPart, type PartRuntime } from '@forecourt/composition';
import type { HostDefinition } from './hostDefinition.js';
import { createFrame, type FrameOptions } from './Providers.js';
import { ReferenceContext } from './routes.js';

/** Loads every part of a host into memory, so that nothing suspends while a page renders. */
export async function preloadParts(host: HostDefinition): Promise<void> {
  const loads = host.features.flatMap((f) => [...(f.fills ?? []).map(({ load }) => load), ...(f.parts ?? [])]);
  await Promise.all(loads.map(preloadPart));
}

export interface DrawnPageOptions extends FrameOptions {
  handler: StaticHandler;
  /** What the page's loaders answered. */
  context: StaticHandlerContext;
  /** What a shopper quotes of a page that failed. */
  reference?: string | undefined;
}

/** A page as the server renders it. */
export function drawnPage({ handler, context, parts, reference, ...frame }: DrawnPageOptions): ReactNode {
  const router = createStaticRouter(handler.dataRoutes, context);
  const Frame = createFrame({ ...frame, parts });
  return (
    <Frame>
      <ReferenceContext value={reference}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ReferenceContext>
    </Frame>
  );
}

export interface DrawnParts extends Pick<PartRuntime, 'drawPart' | 'nextIds'> {
  /** Puts the parts' HTML where the page, or another part, has their marks. */
  putInto(html: string): string;
}

/**
 * Parts render one by one as separate HTML, because each is a separate root in the browser. The page around them
 * renders with a mark for each, so that React does not copy and measure the same HTML again.
 */
export function drawnParts(): DrawnParts {
  // nothing that a dealer or shopper wrote can hold this mark
  const mark = `<!--${crypto.randomUUID()}:`;
  const drawn: string[] = [];
  const putInto = (html: string): string => {
    const [first = '', ...rest] = html.split(mark);
    return rest.reduce((page, piece) => {
      const end = piece.indexOf('-->');
      return page + putInto(drawn[Number(piece.slice(0, end))] ?? '') + piece.slice(end + 3);
    }, first);
  };
  let ids = 0;
  return {
    drawPart: (part, prefix) => {
      const at = drawn.push(renderToString(part, { identifierPrefix: prefix })) - 1;
      return `${mark}${at}-->`;
    },
    nextIds: () => `p${(ids += 1)}-`,
    putInto,
  };
}
