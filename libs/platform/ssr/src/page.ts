export { createRequestSession, drawnPage, preloadParts, SERVER_STATE, type DrawnPageOptions } from './drawnPage.js';
export { loadFirstCode } from './firstCode.js';
export { createRouterContext } from './routerContext.js';
export { createRoutes } from './routes.js';
export { takeOver, type OpenPage } from './takeOver.js';
