import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext } from '@forecourt/runtime';

/** The server knows nobody's list: it draws the frame, and the page asks with the ids of the device. */
export const loader = ({ context }: LoaderFunctionArgs): { now: number } => ({ now: context.get(nowContext)() });
