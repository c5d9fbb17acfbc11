import { openState } from '@forecourt/site-config';
import { OpenLine } from '../components/OpenLine.js';
import { useNow } from '../state/useNow.js';
import type { LiveStateProps } from './liveState.js';

/** Whether a place is open, updated while the page is open. */
export function Component({ place, now: drawn }: LiveStateProps) {
  return <OpenLine state={openState(place, useNow(drawn) ?? drawn)} />;
}
