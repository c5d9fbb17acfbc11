import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Islands } from './Islands.js';

/** What a page gives to its parts. Without one (stories, unit tests) parts are ordinary lazy components. */
export interface PartRuntime {
  /** Providers above a page that never change: each part's own root renders inside them too. */
  readonly Frame: ComponentType<{ children: ReactNode }>;
  /** Server only: renders a part as separate HTML. Every `useId` in it begins with `ids`. */
  readonly drawPart?: (part: ReactNode, ids: string) => string;
  /** Server only: a beginning for ids that no other part of the page has. */
  readonly nextIds?: () => string;
  /** Browser only: the parts that the server rendered. */
  readonly islands?: Islands;
}

export const PartRuntimeContext = createContext<PartRuntime | undefined>(undefined);

/** Hydrates a server-rendered part before its trigger, with the parts around it. */
export const useHydratePart = (): ((id: string) => void) => use(PartRuntimeContext)?.islands?.hydrateNow ?? asleep;

const asleep = (): void => undefined;
