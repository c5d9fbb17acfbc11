import type { ServiceContext } from './serviceContext.js';

/** Something that one module gives to others, by its interface: they know no more of each other. */
export interface PortRef<Port> {
  /** `<subject>/<port>`. */
  readonly id: string;
  /** Type only. */
  readonly port?: Port;
}

/** Declares a port. Throws when the id is not `subject/name`. */
export function portRef<Port>(id: string): PortRef<Port> {
  if (!/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`Port id "${id}" must read "subject/name" in kebab-case, for example "accounts/shoppers".`);
  return { id };
}

/** A port with what makes it. */
export interface ProvidedPort {
  readonly id: string;
  readonly make: (service: ServiceContext) => unknown;
}

/** Gives a port to other modules. `make` runs once, when the first of them takes it. */
export const provide = <Port>(ref: PortRef<Port>, make: (service: ServiceContext) => Port): ProvidedPort => ({
  id: ref.id,
  make,
});
