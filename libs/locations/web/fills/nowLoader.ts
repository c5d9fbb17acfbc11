import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext } from '@forecourt/runtime';

/** Whether a place is open depends on the time at which the page is rendered. */
export const loader = ({ context }: LoaderFunctionArgs): { now: number } => ({ now: context.get(nowContext)() });
