export { checkContents, contentsPort, readContents, textProblems, type Contents } from './contents.js';
export type { ContentSite } from './reading/readContent.js';
export type { SiteContent } from './siteContent.js';
