export { Toaster as Component } from '@forecourt/ui-kit';
