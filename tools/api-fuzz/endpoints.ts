/** A JSON schema, as far as inputs are made from it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly schema: Schema;
}

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | undefined;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every method of every address that the document lists, with its references resolved. */
export function endpointsOf({ paths, components = {} }: OpenApi): Endpoint[] {
  const known = new Map(Object.entries(components.schemas ?? {}));
  const whole = (schema: Schema, depth = 0): Schema => {
    if (depth > 8) return {};
    if (schema.$ref !== undefined) return whole(known.get(schema.$ref.split('/').at(-1) ?? '') ?? {}, depth + 1);
    const list = (schemas: readonly Schema[] | undefined) => schemas?.map((item) => whole(item, depth + 1));
    const { items, properties, anyOf, oneOf, allOf, additionalProperties: others } = schema;
    return {
      ...schema,
      ...(items ? { items: whole(items, depth + 1) } : {}),
      ...(properties
        ? {
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, item]) => [name, whole(item, depth + 1)]),
            ),
          }
        : {}),
      ...(typeof others === 'object' ? { additionalProperties: whole(others, depth + 1) } : {}),
      ...(anyOf ? { anyOf: list(anyOf) ?? [] } : {}),
      ...(oneOf ? { oneOf: list(oneOf) ?? [] } : {}),
      ...(allOf ? { allOf: list(allOf) ?? [] } : {}),
    };
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    METHODS.filter((method) => Object.hasOwn(operations, method)).map((method) => {
      const { parameters = [], requestBody } = operations[method] ?? {};
      const content = Object.values(requestBody?.content ?? {})[0]?.schema;
      return {
        method: method.toUpperCase() as Endpoint['method'],
        path,
        parameters: parameters.map((parameter) => ({ ...parameter, schema: whole(parameter.schema) })),
        body: content && whole(content),
      };
    }),
  );
}
