import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../..');

export interface ComponentProperty {
  readonly name: string;
  /** The comment above the property; empty where there is none. */
  readonly description: string;
}

/** A component that a shared library exports, as its source has it. */
export interface SharedComponent {
  readonly name: string;
  readonly library: string;
  readonly file: string;
  readonly properties: readonly ComponentProperty[];
  readonly hasStories: boolean;
  readonly hasSpec: boolean;
}

type Shape = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const LIBRARIES = ['libs/ui/kit/src', 'libs/ui/vehicle/src', 'libs/ui/action-form/src'];

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(path.join(ROOT, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );

const isExported = (node: ts.HasModifiers): boolean =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The comment of a property in one line. */
function descriptionOf(node: ts.Node): string {
  const comment = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim();
}

/** Properties that a type declares itself, and those of the interfaces of its library that it takes in. */
function propertiesOf(type: ts.Node | undefined, shapes: ReadonlyMap<string, Shape>): ComponentProperty[] {
  if (type === undefined) return [];
  if (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type)) {
    const own = type.members
      .filter(ts.isPropertySignature)
      .map((member) => ({ name: member.name.getText(), description: descriptionOf(member) }));
    const parents = ts.isInterfaceDeclaration(type) ? (type.heritageClauses ?? []).flatMap(({ types }) => types) : [];
    return [...own, ...parents.flatMap(({ expression }) => propertiesOf(shapes.get(expression.getText()), shapes))];
  }
  if (ts.isTypeAliasDeclaration(type)) return propertiesOf(type.type, shapes);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((part) => propertiesOf(part, shapes));
  return ts.isTypeReferenceNode(type) ? propertiesOf(shapes.get(type.typeName.getText()), shapes) : [];
}

const isComponentName = (name: string): boolean => /^[A-Z][A-Za-z]*[a-z]/.test(name);

function componentsOf(library: string): SharedComponent[] {
  const files = globSync(`${library}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !/\.(spec|stories)\./.test(file));
  const sources = files.map((file) => [file, parse(file)] as const);
  const shapes = new Map<string, Shape>();
  for (const [, source] of sources)
    for (const node of source.statements)
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) shapes.set(node.name.text, node);
  const stories = globSync(`${library}/**/*.stories.tsx`, { cwd: ROOT }).map((file) =>
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
  return sources.flatMap(([file, source]) => {
    if (!file.endsWith('.tsx')) return [];
    return source.statements
      .filter((node) => ts.isFunctionDeclaration(node))
      .filter((node) => isExported(node) && isComponentName(node.name?.text ?? ''))
      .map((node) => {
        const name = node.name?.text ?? '';
        const properties = propertiesOf(node.parameters[0]?.type, shapes);
        return {
          ...{ name, library, file },
          properties: [...new Map(properties.map((property) => [property.name, property])).values()],
          hasStories: stories.some((text) => text.includes(`<${name}`) || text.includes(`component: ${name}`)),
          hasSpec: existsSync(path.join(ROOT, file.replace(/\.tsx$/, '.spec.tsx'))),
        };
      });
  });
}

/** Every component that a shared library exports to pages. */
export const sharedComponents = (): SharedComponent[] => LIBRARIES.flatMap(componentsOf);
