import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext } from '@forecourt/runtime';

/** The server does not know what a device looked at: ages on the cards are counted from the moment of the page. */
export const loader = ({ context }: LoaderFunctionArgs): { now: number } => ({ now: context.get(nowContext)() });
