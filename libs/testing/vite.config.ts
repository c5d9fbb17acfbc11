import { libConfig } from '../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'jsdom',
  entries: ['index', 'describeFeature', 'postTo', 'StoreState', 'schemaOrg/schemaOrgProblems'],
});
