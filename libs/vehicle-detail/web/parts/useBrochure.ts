import { OfflineError, whileOnline } from '@forecourt/composition';
import { useAppDispatch } from '@forecourt/runtime/store';

/**
 * Loads the brochure at a path: resolves to the address of a file in this page. The code of the request comes when the
 * brochure is chosen, as Share next to it needs none of it; where it is lost, the browser loads the file itself.
 */
export function useBrochure(path: string): () => Promise<string> {
  const dispatch = useAppDispatch();
  return async () => {
    const code = await loadRequest();
    return code ? dispatch(code.readBrochure(path)) : path;
  };
}

/** Undefined where it is lost, as after a deploy; without a network it can still be loaded later. */
const loadRequest = () =>
  whileOnline(() => import('../api/readBrochure.js')).catch((error: unknown) => {
    if (error instanceof OfflineError) throw error;
    console.warn('The code that loads the brochure could not be loaded; the browser loads the file.', error);
    return undefined;
  });
