import { useAppStore } from '@forecourt/runtime/store';
import { Toaster, toastsOf } from '@forecourt/ui-kit';

/** What the page tells its visitor. */
export const Component = () => <Toaster toasts={toastsOf(useAppStore())} />;
