import { Refusal } from '@forecourt/contracts/api';
import type { ModuleDefinition } from './defineModule.js';
import type { ProvidedPort } from './ports.js';
import type { ServiceContext } from './serviceContext.js';

/**
 * What every module is given. A port is made when the first module takes it, so the order of the list means nothing.
 * Throws where two modules have the same id or provide the same port, and at ports that need each other.
 */
export function makeServiceContext(
  modules: readonly Pick<ModuleDefinition, 'id' | 'provides'>[],
  common: Omit<ServiceContext, 'siteOf' | 'port' | 'findPort'>,
): ServiceContext {
  const providers = new Map<string, { readonly module: string; readonly make: ProvidedPort['make'] }>();
  const ids = new Set<string>();
  for (const { id: module, provides = [] } of modules) {
    if (ids.has(module)) throw new Error(`The module "${module}" is listed twice.`);
    ids.add(module);
    for (const { id, make } of provides) {
      const other = providers.get(id);
      if (other) throw new Error(`The port "${id}" is provided by the modules "${other.module}" and "${module}".`);
      providers.set(id, { module, make });
    }
  }
  const made = new Map<string, unknown>();
  const underWay: string[] = [];
  const service: ServiceContext = {
    ...common,
    siteOf: ({ host }) => {
      const site = common.sites.byHost(host);
      if (!site) throw new Refusal(404, 'There is no site at this address.');
      return site;
    },
    port: <Port>({ id }: { readonly id: string }): Port => {
      if (!made.has(id)) {
        const provider = providers.get(id);
        if (!provider) throw new Error(`No module provides the port "${id}": list the one that does.`);
        if (underWay.includes(id)) throw new Error(`Ports need each other: ${[...underWay, id].join(' → ')}.`);
        underWay.push(id);
        made.set(id, provider.make(service));
        underWay.pop();
      }
      return made.get(id) as Port;
    },
    findPort: (ref) => (providers.has(ref.id) ? service.port(ref) : undefined),
  };
  return service;
}
