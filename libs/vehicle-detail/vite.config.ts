import { libConfig } from '../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'jsdom',
  source: '.',
  entries: [
    'web/index',
    'web/config',
    'domain/index',
    'server/module',
    'server/index',
    'web/state/index',
    'web/components/index',
  ],
});
