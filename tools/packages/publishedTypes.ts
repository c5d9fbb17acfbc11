import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declaresOf, importsOf, packageOf, type Declaring } from './imports.ts';

interface Manifest extends Declaring {
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

/**
 * What is wrong with the types of a library as others install it: an `any` in a declaration that its entries lead to, a
 * package that they import and the manifest does not declare, an entry without types. `typesDir` holds the emitted
 * declarations, in the place of `dist`.
 */
export function typeProblems(dir: string, typesDir: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
  const declares = declaresOf(manifest);
  const problems: string[] = [];
  const waiting = Object.values(manifest.exports ?? {}).flatMap((entry) => {
    const types = typeof entry === 'string' ? undefined : entry.types;
    return types ? [path.join(typesDir, types.replace(/^\.\/dist\//, ''))] : [];
  });
  const seen = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const at = path.relative(typesDir, file);
    if (!existsSync(file)) {
      problems.push(`${manifest.name}: ${at} is not there`);
      continue;
    }
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    for (const wanted of new Set(importsOf(source))) {
      if (wanted.startsWith('.')) waiting.push(path.resolve(path.dirname(file), wanted.replace(/\.jsx?$/, '.d.ts')));
      else if (!declares(wanted))
        problems.push(`${manifest.name}: ${at} imports ${packageOf(wanted)}, which package.json does not declare`);
    }
    for (const name of anyIn(source)) problems.push(`${manifest.name}: ${at}: the type of "${name}" contains any`);
  }
  return problems;
}

/** Names of the statements whose types contain `any`, each once. */
function anyIn(source: ts.SourceFile): string[] {
  const names = new Set<string>();
  const nameOf = (statement: ts.Statement): string => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
    const { name } = statement as { name?: ts.Node };
    return name?.getText() ?? statement.getText().slice(0, 40);
  };
  for (const statement of source.statements) {
    const visit = (node: ts.Node): void => {
      if (node.kind === ts.SyntaxKind.AnyKeyword) names.add(nameOf(statement));
      else ts.forEachChild(node, visit);
    };
    visit(statement);
  }
  return [...names];
}
