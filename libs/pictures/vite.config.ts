import { libConfig } from '../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'node',
  source: '.',
  entries: ['server/index', 'server/module', 'server/testing/pictureServer'],
});
