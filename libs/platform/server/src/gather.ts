import type { ModuleDefinition } from './defineModule.js';
import { ofModule } from './ofModule.js';
import type { ServiceContext } from './serviceContext.js';

/**
 * What all modules have of one kind, by its name: jobs by topic, or writers by kind of message. Throws where two have
 * the same.
 */
export function gather<Item>(
  modules: readonly ModuleDefinition[],
  service: ServiceContext,
  itemsOf: (module: ModuleDefinition) => ((service: ServiceContext) => Readonly<Record<string, Item>>) | undefined,
): ReadonlyMap<string, Item> {
  const found = new Map<string, { readonly module: string; readonly item: Item }>();
  for (const module of modules)
    for (const [name, item] of Object.entries(ofModule(module.id, () => itemsOf(module)?.(service) ?? {}))) {
      const other = found.get(name);
      if (other) throw new Error(`"${name}" is of the modules "${other.module}" and "${module.id}".`);
      found.set(name, { module: module.id, item });
    }
  return new Map([...found].map(([name, { item }]) => [name, item]));
}
