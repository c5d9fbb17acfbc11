/** How a caller shows who it is. The cookies are set by the calls that open them, and no script can read them. */
export const SECURITY_SCHEMES = {
  shopper: cookie('forecourt_account', 'A shopper who has signed in; set by POST /api/account/session.'),
  details: cookie('forecourt_shopper', 'A visitor who left contact details; set by POST /api/personalised/finance.'),
  desk: cookie('forecourt_desk', 'One of the dealer’s people; set by POST /api/desk/session.'),
  lead: cookie('forecourt_lead', 'A visitor with leads of their own; set by POST /api/trade-in/leads.'),
  sent: cookie('forecourt_sent', 'A visitor who has just sent something; set by POST /api/enquiries.'),
  checkout: cookie('forecourt_checkout', 'A visitor at the checkout; set by GET /api/reservations/offer.'),
  searchKey: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'x-typesense-api-key',
    description: 'The site’s search key; GET /api/search-key answers with it.',
  },
  admin: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'x-admin-token',
    description: 'The token of the data folder, from this machine alone; other callers are answered with 404.',
  },
};
export type SecurityScheme = keyof typeof SECURITY_SCHEMES;

function cookie(name: string, description: string) {
  const onHttps = `On https its name is __Host-${name}.`;
  return { type: 'apiKey' as const, in: 'cookie' as const, name, description: `${description} ${onHttps}` };
}

interface Rule {
  readonly method?: string;
  readonly path: RegExp;
  /** One of them is enough. */
  readonly schemes: readonly SecurityScheme[];
  /** The call answers callers without any, with less. */
  readonly isOptional?: true;
}

/** The first that fits counts; a call that none fits is for everyone. */
const RULES: readonly Rule[] = [
  { path: /^\/api\/admin\//, schemes: ['admin'] },
  { method: 'POST', path: /^\/api\/desk\/(codes|session)$/, schemes: [] },
  { path: /^\/api\/desk(\/sign-out)?$/, schemes: ['desk'], isOptional: true },
  { path: /^\/api\/desk\//, schemes: ['desk'] },
  { method: 'POST', path: /^\/api\/account\/(codes|session)$/, schemes: [] },
  { path: /^\/api\/account(\/sign-out)?$/, schemes: ['shopper'], isOptional: true },
  { path: /^\/api\/(account|watchlist)(\/|$)/, schemes: ['shopper'] },
  { path: /^\/api\/personalised\/finance$/, schemes: ['shopper', 'details'], isOptional: true },
  { path: /^\/api\/(alerts$|content\/)/, schemes: ['shopper'], isOptional: true },
  { method: 'POST', path: /^\/api\/trade-in\/(leads|rego)$/, schemes: [] },
  { path: /^\/api\/trade-in\//, schemes: ['lead'] },
  { method: 'GET', path: /^\/api\/enquiries$/, schemes: ['sent'] },
  { path: /^\/api\/(reservations|purchases)(\/|$)/, schemes: ['checkout', 'shopper'], isOptional: true },
  { path: /^\/typesense\//, schemes: ['searchKey'] },
];

/** What a call of OpenAPI needs: any of these sets of schemes. Empty for a call that is for everyone. */
export function securityOf(method: string, path: string): Partial<Record<SecurityScheme, string[]>>[] {
  const rule = RULES.find((item) => item.path.test(path) && (item.method ?? method) === method);
  if (!rule) return [];
  return [...rule.schemes.map((scheme) => ({ [scheme]: [] })), ...(rule.isOptional ? [{}] : [])];
}
