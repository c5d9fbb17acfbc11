export { checkContents, contentsPort, readContents, textProblems, type Contents } from './contents.js';
export { platformLegalTexts, type ContentSite } from './reading/readContent.js';
export type { SiteContent } from './siteContent.js';
