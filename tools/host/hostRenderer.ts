// What the commands for dealers know the pages of a template by. The artefact has no sources: its build puts
// tools/artefact/hostRenderer.ts in the place of this module.
import type { HostRenderer } from '@forecourt/ssr/server';
import { importForHost } from '../fromSource.ts';
import { HOST_ENTRIES } from './hostModule.ts';

const renderers = new Map<string, Promise<HostRenderer>>();

/** The host app of a template, from its source. */
export function hostRenderer(template: string): Promise<HostRenderer> {
  let loading = renderers.get(template);
  if (!loading) {
    loading = importForHost<{ renderer: HostRenderer }>(template, HOST_ENTRIES.server).then(({ renderer }) => renderer);
    renderers.set(template, loading);
  }
  return loading;
}
