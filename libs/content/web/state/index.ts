// What a host with a store of its own takes of this feature: `@forecourt/content/state`.
export type { ReadArticle } from '../rules/readArticles.js';
export { articleRead, contentSlice, selectRead, type ContentState } from './contentSlice.js';
