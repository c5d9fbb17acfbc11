declare module 'virtual:story-pictures' {
  const names: ReadonlySet<string>;
  export default names;
}
declare module 'virtual:story-stock' {
  import type { Vehicle } from '@forecourt/vehicle';
  const stock: ReadonlyMap<string, readonly Vehicle[]>;
  export default stock;
}
