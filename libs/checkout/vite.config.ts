import { libConfig } from '../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'jsdom',
  source: '.',
  entries: [
    'web/index',
    'web/config',
    'domain/index',
    'domain/config',
    'domain/words/translated',
    'server/module',
    'server/index',
    'server/testing/index',
    'web/state/index',
    'web/components/index',
  ],
});
