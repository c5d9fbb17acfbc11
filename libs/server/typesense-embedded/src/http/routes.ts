import type { Route } from './route.js';
import { aliasRoutes } from './routes/aliases.js';
import { collectionRoutes } from './routes/collections.js';
import { documentRoutes } from './routes/documents.js';
import { keyRoutes } from './routes/keys.js';
import { serviceRoutes } from './routes/service.js';
import { settingRoutes } from './routes/settings.js';

/** Everything the server answers; the first that fits is taken. */
export const ROUTES: readonly Route[] = [
  ...serviceRoutes,
  ...collectionRoutes,
  ...documentRoutes,
  ...settingRoutes,
  ...aliasRoutes,
  ...keyRoutes,
];
