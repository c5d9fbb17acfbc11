import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext } from '@forecourt/runtime';

/** Open or closed goes by the moment of the page. */
export const loader = ({ context }: LoaderFunctionArgs): { now: number } => ({ now: context.get(nowContext)() });
