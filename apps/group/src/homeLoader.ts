import type { LoaderFunctionArgs } from 'react-router-dom';
import { homeSectionsSlot } from '@forecourt/contracts';
import { loadFills } from '@forecourt/composition';
import { siteContext } from '@forecourt/runtime';

export const loader = (args: LoaderFunctionArgs) => loadFills(args.context.get(siteContext), homeSectionsSlot, args);
