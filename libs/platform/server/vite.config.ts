import { libConfig } from '../../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'node',
  entries: [
    'index',
    'database/index',
    'database/testing/index',
    'messages/index',
    'observing/index',
    'outbound/index',
    'outbound/testing/index',
    'privacy/index',
    'publicAddress/index',
    'siteHost/index',
    'sites/index',
    'storage/index',
    'storage/testing/index',
    'words/translated',
  ],
});
