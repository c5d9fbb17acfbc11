import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PostsAnswer, PostSummary } from '@forecourt/contracts/api';
import { apiContext, siteContext } from '@forecourt/runtime';
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
    const path = `/api/content/posts?count=${Math.min(count, 100)}`;
    return (await context.get(apiContext).request<PostsAnswer>(path)).posts;
  };

export const homeLoader = latest((content) => content.homePosts);
export const vehicleLoader = latest((content) => content.vehiclePosts);
