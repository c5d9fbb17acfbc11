import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Islands } from './Islands.js';

/** What a page gives to its parts. Without one (stories, unit tests) parts are ordinary lazy components. */
export interface PartRuntime {
  /** Everything that stands above a page and never changes: each part's own root stands in it too. */
  readonly Frame: ComponentType<{ children: ReactNode }>;
  /** Server only: draws a part as HTML of its own. `ids` begins every `useId` in it. */
  readonly drawPart?: (part: ReactNode, ids: string) => string;
  /** Server only: a beginning for ids that no other part of the page has. */
  readonly nextIds?: () => string;
  /** Browser only: the parts that the server drew. */
  readonly islands?: Islands;
}

export const PartRuntimeContext = createContext<PartRuntime | undefined>(undefined);

/** Makes a part that the server drew interactive before its trigger, with the parts around it. */
export const useHydratePart = (): ((id: string) => void) => use(PartRuntimeContext)?.islands?.hydrateNow ?? asleep;

const asleep = (): void => undefined;
