import { libConfig } from '../../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'jsdom',
  entries: ['index', 'client', 'server', 'page', 'pageHandler', 'site', 'words/translated'],
});
