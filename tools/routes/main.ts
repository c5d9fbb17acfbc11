// `npm run docs:routes`: writes the document of all pages from the routes of the templates.
import { writeFileSync } from 'node:fs';
import { ROUTES_FILE, writtenRoutes } from './writtenRoutes.ts';

writeFileSync(ROUTES_FILE, await writtenRoutes());
console.log(ROUTES_FILE);
