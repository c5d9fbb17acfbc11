import ts from 'typescript';

/** Requirement numbers such as `SRCH-04`. */
const NUMBER = /\b[A-Z]{2,5}-\d{2}\b/g;
const numbersIn = (text: string): string[] => text.match(NUMBER) ?? [];

/** Numbers that a list of requirements declares: one at the beginning of each item. */
export function declaredNumbers(list: string): string[] {
  return [...list.matchAll(/^- ([A-Z]{2,5}-\d{2})\b/gm)].map(([, number]) => number as string);
}

// `itInFull` of the journeys is `it`, with `TEST_SCOPE=all`
const TESTS = ['it', 'itInFull', 'test', 'describe'];

/** `it`, of `it(…)`, `it.each(LIST)(…)` and `it.skip(…)`. */
function rootName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression))
    return rootName(expression.expression);
  return undefined;
}

/** Numbers in the titles of tests. */
export function titledNumbers(source: string): string[] {
  const numbers: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TESTS.includes(rootName(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        numbers.push(...numbersIn(title.getText()));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return numbers;
}

/** Numbers in the comment above a story with a play function: the name of a story is no sentence. */
export function storyNumbers(source: string): string[] {
  const file = ts.createSourceFile('stories.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement) && /\bplay\b/.test(statement.getText()))
    .flatMap((statement) => numbersIn(source.slice(statement.getFullStart(), statement.getStart())));
}
