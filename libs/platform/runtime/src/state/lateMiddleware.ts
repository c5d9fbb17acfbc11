import { createDynamicMiddleware } from '@reduxjs/toolkit';

/** RTK Query is loaded only by what calls the API after the first paint; its middleware joins then. */
export const lateMiddleware = createDynamicMiddleware();
