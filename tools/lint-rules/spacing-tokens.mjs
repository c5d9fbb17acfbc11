// Spaces by token follow the dealer's density; a length in pixels stays as it is on every site.
const KEY = /^(?:(?:margin|padding)(?:[A-Z]\w*)?|gap|rowGap|columnGap)$/;
const DECLARED = /(?:^|[\s;{"'])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?\s*:([^;}]*)/g;
const LENGTH = /(?<![\w.-])(-?\d*\.?\d+)(px|rem)\b/g;
const PIXELS_PER_REM = 16;
/** Hairlines, and what makes up for a border. */
const FREE_UP_TO = 2;

const textsOf = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node];
  return node.type === 'TemplateLiteral' ? node.quasis : [];
};

/** The number of an expression such as `8` or `-8`. */
const numberOf = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node.type !== 'UnaryExpression' || node.operator !== '-') return undefined;
  const value = numberOf(node.argument);
  return value === undefined ? undefined : -value;
};

export const spacingTokens = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    docs: { description: 'take margins, paddings and gaps from the theme' },
    messages: { raw: '{{ raw }} is {{ token }} of the theme, which follows the dealer’s density.' },
    schema: [
      {
        type: 'object',
        properties: { spaces: { type: 'array', items: { type: 'number' } } },
        required: ['spaces'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { spaces } = context.options[0];
    const tokenOf = (pixels) => {
      const step = spaces.indexOf(Math.abs(pixels)) + 1;
      if (step === 0 || Math.abs(pixels) <= FREE_UP_TO) return undefined;
      return pixels < 0 ? `calc(-1 * var(--space-${step}))` : `var(--space-${step})`;
    };
    const report = (node, raw, token, fix) => context.report({ node, messageId: 'raw', data: { raw, token }, fix });

    /** Each length of a text, from the place where the text begins in the file. */
    const checkText = (node, text, start) => {
      for (const match of text.matchAll(LENGTH)) {
        const token = tokenOf(Number(match[1]) * (match[2] === 'rem' ? PIXELS_PER_REM : 1));
        const from = start + match.index;
        if (token)
          report(node, match[0], token, (fixer) => fixer.replaceTextRange([from, from + match[0].length], token));
      }
    };
    /** Where the characters of a string or of a part of a template begin. */
    const startOf = (node) => node.range[0] + 1;

    return {
      Property({ key, value }) {
        const name = key.type === 'Identifier' ? key.name : key.value;
        if (typeof name !== 'string' || !KEY.test(name)) return;
        const number = numberOf(value);
        const token = number === undefined ? undefined : tokenOf(number);
        if (token) report(value, `${number}`, token, (fixer) => fixer.replaceText(value, `'${token}'`));
        for (const node of textsOf(value))
          checkText(node, context.sourceCode.text.slice(startOf(node), node.range[1] - 1), startOf(node));
      },
      TemplateElement(node) {
        const text = context.sourceCode.text.slice(startOf(node), node.range[1] - 1);
        for (const match of text.matchAll(DECLARED)) {
          const [all, lengths] = match;
          checkText(node, lengths, startOf(node) + match.index + all.length - lengths.length);
        }
      },
    };
  },
};
