import { libConfig } from '../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'node',
  entries: ['index', 'api/index', 'call/index', 'words/translated'],
});
