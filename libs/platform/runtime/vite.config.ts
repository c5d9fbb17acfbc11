import { libConfig } from '../../../tools/vite-lib.ts';

export default libConfig(import.meta.dirname, {
  environment: 'jsdom',
  entries: ['index', 'state/apiIndex', 'state/index', 'search/index', 'instantsearch'],
  // its modules have no extensions in their imports: Node finds none of them
  bundled: ['typesense-instantsearch-adapter'],
});
