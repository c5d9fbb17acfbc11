import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { placeTimes, type PlaceTimes } from '../rules/testDrive.js';

export interface TestDriveData {
  times: readonly PlaceTimes[];
}

/** Times at which the places could give a test drive. */
export const loader = ({ context }: LoaderFunctionArgs): TestDriveData => ({
  times: placeTimes(sectionOf(context.get(siteContext), siteSection), context.get(nowContext)()),
});
