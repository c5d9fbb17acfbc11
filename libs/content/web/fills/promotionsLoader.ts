import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import type { Promotion } from '../config.js';
import { runningAt } from '../rules/promotions.js';
import { contentSection } from '../section.js';

/** What runs now by the server's clock: a browser with a wrong clock must not render a different slider. */
export function loader({ context }: LoaderFunctionArgs): readonly Promotion[] {
  const { slides } = sectionOf(context.get(siteContext), contentSection).promotions;
  return runningAt(slides, context.get(nowContext)());
}
