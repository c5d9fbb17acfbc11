import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import type { Promotion } from '../config.js';
import { runningAt } from '../domain/promotions.js';
import { contentSection } from '../section.js';

/** What runs now: a browser whose clock is wrong must not draw another slider than the server did. */
export function loader({ context }: LoaderFunctionArgs): readonly Promotion[] {
  const { slides } = sectionOf(context.get(siteContext), contentSection).promotions;
  return runningAt(slides, context.get(nowContext)());
}
