import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * Brings the effects of a first render forward. Storybook begins to play when a story is in the page; in a build for
 * production, where React has no `act`, its effects come later. React runs the effects of one render before it begins
 * the next, so a render that a layout effect asks for has them run at once.
 */
export function EffectsFirst({ children }: { children: ReactNode }): ReactNode {
  const [, renderAgain] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is what it is for
  useLayoutEffect(() => renderAgain(true), []);
  return children;
}
