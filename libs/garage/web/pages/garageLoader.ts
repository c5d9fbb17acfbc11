import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext } from '@forecourt/runtime';

/** The server knows no shopper's list: it renders the frame, and the browser requests the ids of the device. */
export const loader = ({ context }: LoaderFunctionArgs): { now: number } => ({ now: context.get(nowContext)() });
