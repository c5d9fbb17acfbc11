import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/** The vocabulary of schema.org as `schema-dts` declares it. */
export interface Vocabulary {
  /**
   * Properties of a type and of all that it is a kind of, each with the names of what it may hold; nothing for no type.
   */
  propertiesOf(type: string): ReadonlyMap<string, readonly string[]> | undefined;
  /** What a name of a range covers: types, members of enumerations and data types. */
  membersOf(name: string): ReadonlySet<string>;
}

interface Declared {
  readonly above: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

let known: Vocabulary | undefined;

/** Read once: the declarations are a megabyte. */
export const vocabulary = (): Vocabulary => (known ??= read());

function read(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const interfaces = new Map<string, Declared>();
  const aliases = new Map<string, readonly string[]>();
  const types = new Map<string, string>();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) aliases.set(statement.name.text, namesIn(statement.type));
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const name = statement.name.text;
    interfaces.set(name, declared(statement));
    const type = typeOf(statement);
    if (type !== undefined) types.set(type, name);
  }
  return joined(interfaces, aliases, types);
}

function joined(
  interfaces: ReadonlyMap<string, Declared>,
  aliases: ReadonlyMap<string, readonly string[]>,
  types: ReadonlyMap<string, string>,
): Vocabulary {
  const collect = (name: string, found: Map<string, readonly string[]>) => {
    for (const [property, ranges] of interfaces.get(name)?.properties ?? []) found.set(property, ranges);
    for (const above of interfaces.get(name)?.above ?? []) collect(above, found);
    return found;
  };
  const typeNames = new Map([...types].map(([type, name]) => [name, type]));
  const expand = (name: string, members: Set<string>, seen: Set<string>): Set<string> => {
    if (seen.has(name)) return members;
    seen.add(name);
    members.add(typeNames.get(name) ?? name);
    for (const part of aliases.get(name) ?? []) expand(part, members, seen);
    return members;
  };
  return {
    propertiesOf: (type) => {
      const name = types.get(type);
      return name === undefined ? undefined : collect(name, new Map());
    },
    membersOf: (name) => expand(name, new Set(), new Set()),
  };
}

function declared(node: ts.InterfaceDeclaration): Declared {
  const properties = node.members.filter(ts.isPropertySignature).flatMap((member): [string, readonly string[]][] => {
    const { name, type } = member;
    // `SchemaValue<What | It | May | Hold, "property">`
    const held = type && ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
    return ts.isStringLiteral(name) && held ? [[name.text, namesIn(held)]] : [];
  });
  const above = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? [expression.text] : [])),
  );
  return { above, properties: new Map(properties) };
}

/** `"@type": "AutoDealer"` */
function typeOf(node: ts.InterfaceDeclaration): string | undefined {
  for (const member of node.members.filter(ts.isPropertySignature)) {
    const { name, type } = member;
    if (ts.isStringLiteral(name) && name.text === '@type' && type && ts.isLiteralTypeNode(type))
      return ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
  }
  return undefined;
}

function namesIn(node: ts.TypeNode): readonly string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(namesIn);
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return [node.typeName.text];
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text];
  return [];
}
