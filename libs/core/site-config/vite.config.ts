import { libConfig } from '../../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'node',
  entries: ['index', 'places/index', 'places/table', 'words/translated'],
});
