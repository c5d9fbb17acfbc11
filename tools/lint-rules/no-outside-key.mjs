import ts from 'typescript';

// A plain object answers to `constructor` and `__proto__` too: what comes from outside is looked up in a Map, or after
// Object.hasOwn has said that the key is the object's own.

const LOOSE = ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping;

/** Whether a type is text that could be anything: `string`, also as one of several. */
const isAnyText = (type) => (type.isUnion() ? type.types.some(isAnyText) : (type.flags & LOOSE) !== 0);

const saysYes = (test, question) => test.includes(question) && !test.includes(`!${question}`);

/** Storing and deleting finds nothing. */
const isWritten = ({ parent }, node) =>
  (parent.type === 'AssignmentExpression' && parent.operator === '=' && parent.left === node) ||
  (parent.type === 'UnaryExpression' && parent.operator === 'delete');

export const noOutsideKey = {
  meta: {
    type: 'problem',
    docs: { description: 'forbid looking up any text in a plain object' },
    messages: {
      lookup:
        'Any text is looked up in a plain object: "constructor" and "__proto__" would be found. ' +
        'Use a Map, or ask Object.hasOwn({{object}}, {{key}}) first.',
      within: '"in" also finds what objects inherit, such as "constructor". Use Object.hasOwn({{object}}, {{key}}).',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const services = sourceCode.parserServices;
    if (!services?.program) return {};
    const checker = services.program.getTypeChecker();
    const typeOf = (node) => checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node));
    const textOf = (node) => sourceCode.getText(node);

    /** Objects that hold nothing but what was put into them. */
    const isPlain = (type) => {
      if (type.isUnion()) return type.types.some(isPlain);
      if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return false;
      if (checker.isArrayType(type) || checker.isTupleType(type)) return false;
      return checker.getIndexInfoOfType(type, ts.IndexKind.Number) === undefined || hasTextIndex(type);
    };
    const hasTextIndex = (type) => checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined;

    /** Whether the code around this node has checked that the key is the object's own. */
    const isAsked = (node, object, key) => {
      const question = `Object.hasOwn(${textOf(object)}, ${textOf(key)})`;
      for (let at = node; at; at = at.parent) {
        const { parent } = at;
        if (!parent) return false;
        const isGuarded =
          ((parent.type === 'ConditionalExpression' || parent.type === 'IfStatement') && parent.test !== at) ||
          (parent.type === 'LogicalExpression' && parent.right === at);
        const test = parent.type === 'LogicalExpression' ? parent.left : parent.test;
        if (isGuarded && parent.alternate !== at && saysYes(textOf(test), question)) return true;
        if (parent.type === 'BlockStatement') {
          const before = parent.body.slice(0, parent.body.indexOf(at));
          if (before.some((other) => other.type === 'IfStatement' && textOf(other.test).includes(`!${question}`)))
            return true;
        }
      }
      return false;
    };

    const check = (node, object, key, messageId) => {
      if (!isAnyText(typeOf(key)) || !isPlain(typeOf(object)) || isAsked(node, object, key)) return;
      context.report({ node, messageId, data: { object: textOf(object), key: textOf(key) } });
    };
    return {
      MemberExpression(node) {
        if (node.computed && node.property.type !== 'Literal' && !isWritten(node, node))
          check(node, node.object, node.property, 'lookup');
      },
      BinaryExpression(node) {
        if (node.operator === 'in' && node.left.type !== 'Literal' && node.left.type !== 'PrivateIdentifier')
          check(node, node.right, node.left, 'within');
      },
    };
  },
};
