// A library that has a catalogue of messages keeps every text there: in its own language, for a dealer's own words.
const ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
const LETTERS = /\p{L}{2}/u;

/** The fixed text of an attribute or a child: a string, or a template with words between its values. */
function textOf(node) {
  if (node?.type === 'JSXExpressionContainer') return textOf(node.expression);
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join(' ');
  if (node?.type === 'ConditionalExpression') return `${textOf(node.consequent)} ${textOf(node.alternate)}`;
  if (node?.type === 'LogicalExpression') return textOf(node.right);
  return '';
}

export const noLooseText = {
  meta: {
    type: 'problem',
    docs: { description: 'keep the texts of a library in its catalogue of messages' },
    messages: {
      loose: 'Move "{{ text }}" into src/words/en-AU.json, run `npm run words` and read it with `useWords`.',
    },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (LETTERS.test(text)) context.report({ node, messageId: 'loose', data: { text: text.trim().slice(0, 40) } });
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment') check(node, textOf(node));
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && ATTRIBUTES.has(node.name.name)) check(node, textOf(node.value));
      },
    };
  },
};
