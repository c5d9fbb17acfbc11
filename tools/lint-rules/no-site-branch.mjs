// A difference between dealers or templates is a configuration option, never a branch in code (design, section 4).
const NAMES = new Set(['slug', 'siteSlug', 'dealerSlug', 'site', 'dealer', 'template', 'templateName', 'templateId']);

/** The last name of `a`, `a.b` or `a?.b['c']`, or undefined. */
function lastName(node) {
  if (node.type === 'ChainExpression') return lastName(node.expression);
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  if (!node.computed && node.property.type === 'Identifier') return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : undefined;
}
const isSiteName = (node) => NAMES.has(lastName(node) ?? '');
const isText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0);

export const noSiteBranch = {
  meta: {
    type: 'problem',
    docs: { description: 'forbid branching on a site slug or a template name' },
    messages: {
      branch:
        'Do not branch on a site or template name. ' +
        'Declare an option in the feature’s config schema and read that instead.',
    },
    schema: [],
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'branch' });
    return {
      BinaryExpression(node) {
        if (!['===', '!==', '==', '!='].includes(node.operator)) return;
        const { left, right } = node;
        if ((isSiteName(left) && isText(right)) || (isSiteName(right) && isText(left))) report(node);
      },
      SwitchStatement(node) {
        if (isSiteName(node.discriminant) && node.cases.some((c) => c.test && isText(c.test))) report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const [first] = node.arguments;
        if (['includes', 'has'].includes(callee.property.name) && first && isSiteName(first)) {
          const list = callee.object;
          if (list.type === 'ArrayExpression' && list.elements.some((e) => e && isText(e))) report(node);
        }
        if (
          ['startsWith', 'endsWith'].includes(callee.property.name) &&
          isSiteName(callee.object) &&
          first &&
          isText(first)
        ) {
          report(node);
        }
      },
    };
  },
};
