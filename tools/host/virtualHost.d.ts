/** The host that is built: `src/host.ts` of its app (hostModule.ts). */
declare module 'virtual:host' {
  export const host: import('@forecourt/ssr').HostDefinition;
}
