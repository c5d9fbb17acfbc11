import { libConfig } from '../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'node',
  source: '.',
  entries: ['domain/index', 'server/index', 'server/module', 'server/render/adfModel', 'server/words/translated'],
});
