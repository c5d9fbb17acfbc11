import type { LoaderFunctionArgs } from 'react-router-dom';
import { listPosts, type PostSummary } from '@forecourt/content/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { ContentConfig } from '../config.js';
import { contentSection } from '../section.js';

/** The latest articles; none where the site has no blog, or wants none in this place. */
const latest =
  (countOf: (content: ContentConfig) => number) =>
  async ({ context }: LoaderFunctionArgs): Promise<readonly PostSummary[]> => {
    const site = context.get(siteContext);
    const content = sectionOf(site, contentSection);
    const count = sectionOf(site, siteSection).blogsCount ?? countOf(content);
    if (!content.hasBlog || count === 0) return [];
    const query = { count: Math.min(count, 100) };
    return (await sendCall(context.get(apiContext), listPosts, { query })).posts;
  };

export const homeLoader = latest((content) => content.homePosts);
export const vehicleLoader = latest((content) => content.vehiclePosts);
