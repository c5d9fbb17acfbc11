declare module 'virtual:story-pictures' {
  const names: ReadonlySet<string>;
  export default names;
}
declare module 'virtual:story-stock' {
  import type { Vehicle } from '@forecourt/vehicle';
  const stock: ReadonlyMap<string, readonly Vehicle[]>;
  export default stock;
}
// an ambient module may not import by a relative path, and a file with an import declares no ambient module
/* eslint-disable @typescript-eslint/consistent-type-imports */
declare module 'virtual:story-facts' {
  export const COMPONENTS: readonly import('../tools/storybook/components.ts').SharedComponent[];
  export const BREAKPOINTS: readonly import('../tools/storybook/breakpoints.ts').Breakpoint[];
}
