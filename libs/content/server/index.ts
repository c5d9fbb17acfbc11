export { blogRss, type BlogFeedSite } from './blogFeed.js';
export { checkContents, readContents, type Contents } from './contents.js';
export type { Article, ContentSite } from './reading/readContent.js';
export { SiteContent, type PostsAsked } from './siteContent.js';
export { withWrittenLinks } from './writtenLinks.js';
export { isGatedPage } from './gatedPages.js';
