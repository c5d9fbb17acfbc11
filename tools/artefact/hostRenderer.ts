// In the artefact: what tools/host/hostRenderer.ts is in the workspace.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostRenderer } from '@forecourt/ssr/server';
import { hostDir } from '../../apps/server/src/configuration/templates.ts';

/** The host app of a template, as it was built. */
export async function hostRenderer(template: string): Promise<HostRenderer> {
  const entry = path.join(hostDir(template), 'dist/server/entry-server.js');
  const { renderer } = (await import(pathToFileURL(entry).href)) as { renderer: HostRenderer };
  return renderer;
}
