import type { HostBundle } from '@forecourt/service/site-host';
import type { Templates } from '../configuration/templates.js';

export interface TemplateHostsOptions {
  readonly templates: Templates;
  /** Ids of the service's modules. */
  readonly modules: readonly string[];
  readonly onNotice: (line: string) => void;
}

/** The built hosts of the templates that dealers use: each is loaded once, for the first site that needs it. */
export class TemplateHosts {
  readonly #options: TemplateHostsOptions;
  readonly #loaded = new Map<string, Promise<HostBundle>>();

  constructor(options: TemplateHostsOptions) {
    this.#options = options;
  }

  /** Throws an error that names the template where its host is not built or cannot be loaded. */
  of(template: string): Promise<HostBundle> {
    const known = this.#loaded.get(template);
    if (known) return known;
    const loading = this.#load(template);
    this.#loaded.set(template, loading);
    // a host that is built meanwhile is found by the next request
    loading.catch(() => this.#loaded.delete(template));
    return loading;
  }

  async #load(name: string): Promise<HostBundle> {
    const { templates, modules, onNotice } = this.#options;
    const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
    if (!template) throw new Error(`There is no template "${name}".`);
    const bundle = await template.loadHost().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The host of template "${name}" cannot be loaded: ${reason}`, { cause: error });
    });
    for (const { feature, module } of bundle.renderer.needs.filter((need) => !modules.includes(need.module)))
      onNotice(`The pages of "${feature}" are left out of template ${name}: the service has no module "${module}".`);
    return bundle;
  }
}
