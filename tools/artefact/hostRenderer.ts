// In the artefact: what tools/host/hostRenderer.ts is in the workspace.
import { loadHostBundle, type HostRenderer } from '@forecourt/service/site-host';
import { hostDir } from '../../apps/server/src/configuration/templates.ts';

/** The host app of a template, as it was built. */
export const hostRenderer = async (template: string): Promise<HostRenderer> =>
  (await loadHostBundle(hostDir(template))).renderer;
