// A custom property that nothing defines has no value: the browser drops the declaration without a word.
const READ = /var\(\s*--([\w-]+)/g;
const SET = /--([\w-]+)['"`]?\]?\s*:/g;

export const knownTokens = {
  meta: {
    type: 'problem',
    docs: { description: 'read only custom properties that the theme, this file or a listed neighbour sets' },
    messages: {
      unknown: 'No theme defines --{{ name }}. Take a name of libs/ui/kit/src/tokens.ts, or set it in this file.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          tokens: { type: 'array', items: { type: 'string' } },
          // set by one file for another, or by a library
          shared: { type: 'array', items: { type: 'string' } },
        },
        required: ['tokens'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const [{ tokens, shared = [] }] = context.options;
    const own = [...context.sourceCode.text.matchAll(SET)].map(([, name]) => name);
    const known = new Set([...tokens, ...shared, ...own]);
    const check = (node, text) => {
      for (const [, name] of text.matchAll(READ))
        if (!known.has(name)) context.report({ node, messageId: 'unknown', data: { name } });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
