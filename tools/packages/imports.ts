import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What a manifest says of the packages that a library may import. */
export interface Declaring {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Whether a library may import a module by its name: one of Node, of its own, or of a package that it declares. */
export function declaresOf({ name, dependencies = {}, peerDependencies = {} }: Declaring): (module: string) => boolean {
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  return (module) => module.startsWith('node:') || declared.has(packageOf(module));
}

/** Modules that a file names: in imports, exports, `import()` of code and of types, and augmentations. */
export function importsOf(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : ts.isModuleDeclaration(node)
            ? node.name
            : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
              ? node.arguments[0]
              : undefined;
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Packages that the built code of a library imports and its manifest does not declare: they load here, where every
 * package of the workspace is installed, and fail for others.
 */
export function undeclaredImports(dir: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Declaring;
  const declares = declaresOf(manifest);
  return globSync('**/*.js', { cwd: dir })
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(dir, file), 'utf8');
      const wanted = importsOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest)).filter(
        (name) => !/^[./]/.test(name) && !declares(name),
      );
      return [...new Set(wanted.map(packageOf))].map(
        (name) => `${manifest.name}: ${file} imports ${name}, which package.json does not declare`,
      );
    });
}
