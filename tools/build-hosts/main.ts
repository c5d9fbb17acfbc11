// Before `npm start`: builds the hosts whose sources are newer than their last build.
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { buildHosts } from './buildHosts.ts';

await buildHosts(Object.keys(TEMPLATES), (line) => console.log(line));
