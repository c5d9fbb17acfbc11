/** The host that is built: `src/host.ts` of its app (hostModule.ts). */
declare module 'virtual:host' {
  import type { HostDefinition } from '@forecourt/ssr';
  export const host: HostDefinition;
}
