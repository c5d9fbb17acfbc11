import { libConfig } from '../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'jsdom',
  source: '.',
  entries: [
    'web/index',
    'web/config',
    'domain/index',
    'domain/words/translated',
    'server/module',
    'server/index',
    'web/state/index',
  ],
});
