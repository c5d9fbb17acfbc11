import { useStoreSession } from '@forecourt/runtime';
import { Toaster, toastsOf } from '@forecourt/ui-kit';

/** What the page tells its visitor. */
export const Component = () => <Toaster toasts={toastsOf(useStoreSession())} />;
