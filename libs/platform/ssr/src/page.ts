export { drawnPage, drawnParts, preloadParts, type DrawnPageOptions } from './drawnPage.js';
export { loadFirstCode } from './firstCode.js';
export { pageSite, pagesOf } from './pageNeeds.js';
export { createRouterContext } from './routerContext.js';
export { createRoutes, pageMatch } from './routes.js';
export { hydratePage, type OpenPage } from './hydratePage.js';
