import { isIP } from 'node:net';
import { LOG_FORMATS, LOG_LEVELS } from '@forecourt/service/observing';
import { z } from 'zod';
import { signingKey, smtpServer } from '@forecourt/service/outbound';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);
/** An optional variable; an empty one counts as left out. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absent, schema.optional());

/** Addresses to listen on. Each includes loopback, through which commands reach a running server. */
export const LISTENS = ['127.0.0.1', '0.0.0.0', '::'] as const;

const LISTENS_FAULT = 'must be 127.0.0.1 (this machine alone), 0.0.0.0 (all its addresses) or :: (those of IPv6, too)';
const PORTS = 'must be a number from 0 to 65535';
const secureAddress = z
  .string()
  .regex(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/, 'must begin with https:// (it carries a key)')
  .refine((value) => URL.canParse(value), 'must be an address');

const smtpAddress = z.string().superRefine((value, context) => {
  try {
    smtpServer(value);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
const hostNames = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => /^[a-z0-9.:-]+$/.test(host)), 'must be host names with commas between');

const secret = z.string().min(32, 'must have 32 characters or more');
const secrets = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim()))
  .pipe(z.array(z.string().min(32, 'must each have 32 characters or more')));

const address = z
  .string()
  .regex(/^https?:\/\//, 'must begin with https:// or http://')
  .refine((value) => URL.canParse(value), 'must be an address');
/** An address that paths are put behind. */
const node = (schema: z.ZodType<string, string>) => schema.transform((value) => value.replace(/\/+$/, ''));
const nodes = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(node(schema)).min(1));
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const bucketName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be the name of a bucket: 3 to 63 of small letters, digits, dots and hyphens',
  );
const REGION = 'must be a region such as "ap-southeast-2", or "auto"';
const PREFIX = 'must be folders of letters, digits, "-" and "_" that each end with "/", such as "forecourt/"';
/** An address that has nothing but a host and a port. */
const origin = address
  .refine((value) => {
    if (!URL.canParse(value)) return true;
    const { pathname, search, username, hash } = new URL(value);
    return `${pathname}${search}${username}${hash}` === '/';
  }, 'must be an address without a path, a user or anything behind it')
  .transform((value) => (URL.canParse(value) ? new URL(value).origin : value));

/** Addresses and networks such as "10.0.0.0/8", divided by commas. */
const networks = z
  .string()
  .transform((text) => text.split(',').map((item) => item.trim()))
  .refine(
    (items) =>
      items.every((item) => {
        const [address = '', bits, ...rest] = item.split('/');
        const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
        return rest.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most));
      }),
    'must be addresses or networks divided by commas, such as "127.0.0.1, 10.0.0.0/8"',
  );

/** Every environment variable that the platform reads; `meta` describes each for the documentation. */
export const environmentSchema = z
  .object({
    PORT: z
      .preprocess(
        absent,
        z
          .string()
          .regex(/^\d+$/, PORTS)
          .transform(Number)
          .refine((port) => port <= 65_535, PORTS)
          .default(4200),
      )
      .meta({ description: 'Port to listen on; 0 takes a free one.' }),
    FORECOURT_LISTEN: optional(z.enum(LISTENS, LISTENS_FAULT)).meta({
      description:
        'Where it listens: `127.0.0.1`, this machine alone (a proxy on it leads shoppers there), when ' +
        'left out; `0.0.0.0` all its addresses, as in a container; `::` those of IPv6, too.',
    }),
    FORECOURT_DATA: optional(z.string()).meta({
      description: 'Folder for everything that is stored; `.data` here when left out.',
    }),
    FORECOURT_DEALERS: optional(z.string()).meta({
      description: 'Folder of the dealers, each a folder with its `site.json`; the demo dealers when left out.',
    }),
    FORECOURT_READY_DEALERS: optional(wholeNumber(1, 1_000_000)).meta({
      description:
        'Dealers whose configuration and pages are kept ready at once, those that were visited last; another is ' +
        'made ready for its next visitor. 500 when left out.',
    }),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')).meta({
      description: 'A PostgreSQL server instead of the embedded database.',
    }),
    FORECOURT_S3_BUCKET: optional(bucketName).meta({
      description:
        'Bucket of a service that speaks S3’s protocol, equal in all processes: photos that shoppers send lie there ' +
        'and not in the database.',
    }),
    FORECOURT_S3_REGION: optional(z.string().regex(/^[a-z0-9-]{1,40}$/, REGION)).meta({
      description: 'Its region, such as `ap-southeast-2`; needed with a bucket. Services without regions take `auto`.',
    }),
    FORECOURT_S3_ENDPOINT: optional(origin).meta({
      description:
        'Where the service is, such as `https://s3.storage.example`, or `http://` within your own network; ' +
        'Amazon’s of the region when left out.',
    }),
    FORECOURT_S3_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, 'must be one word')).meta({
      description: 'Id of the access key.',
    }),
    FORECOURT_S3_SECRET: optional(z.string().regex(/^[\x21-\x7e]+$/, 'must be one word')).meta({
      description: 'Its secret; it never leaves the server.',
    }),
    FORECOURT_S3_PATH_STYLE: optional(z.enum(['true', 'false'], 'must be "true" or "false"')).meta({
      description:
        'Whether the bucket is named in the path (`true`) or before the host name (`false`). When left out, `true` ' +
        'with an endpoint of your own and `false` without.',
    }),
    FORECOURT_S3_PREFIX: optional(z.string().regex(/^([A-Za-z0-9_-]+\/)+$/, PREFIX)).meta({
      description: 'Folder of the bucket for this installation, such as `forecourt/`; the bucket itself when left out.',
    }),
    FORECOURT_S3_TIMEOUT_SECONDS: optional(wholeNumber(1, 60)).meta({
      description: 'Longest that the service may be silent in one of three tries, from 1 to 60; 5 when left out.',
    }),
    FORECOURT_SECRET: optional(secret).meta({
      description:
        'Secret that signs sign-ins, codes and links in messages: 32 characters or more, equal in all processes. ' +
        'When left out, a PostgreSQL server keeps one for all of them, and an embedded database’s data folder its own.',
    }),
    FORECOURT_EARLIER_SECRETS: optional(secrets).meta({
      description:
        'What was `FORECOURT_SECRET` before, with commas between: links that were signed with these still open.',
    }),
    FORECOURT_SEARCH_NODES: optional(nodes(address)).meta({
      description:
        'Nodes of a Typesense cluster (29 or later) instead of the embedded search server: addresses ' +
        'with commas between, such as `https://search-1.example:443,https://search-2.example:443`.',
    }),
    FORECOURT_SEARCH_ADMIN_KEY: optional(z.string()).meta({
      description: 'Its admin key; it never leaves the server.',
    }),
    FORECOURT_SEARCH_SECRET: optional(secret).meta({
      description: 'Secret from which the sites’ search keys are made; equal in all processes that share the cluster.',
    }),
    FORECOURT_SEARCH_NEAREST_NODE: optional(node(address)).meta({
      description: 'Node that is queried first; the others when it does not answer.',
    }),
    FORECOURT_SEARCH_TIMEOUT_SECONDS: optional(wholeNumber(1, 60)).meta({
      description: 'Longest that one node may take for a search, from 1 to 60; 4 when left out.',
    }),
    FORECOURT_SEARCH_RETRIES: optional(wholeNumber(0, 10)).meta({
      description: 'Other tries when a node fails, from 0 to 10; one for each node when left out.',
    }),
    FORECOURT_SEARCH_PUBLIC_NODES: optional(nodes(secureAddress)).meta({
      description:
        'Nodes of the cluster as browsers reach them, with CORS: they then search there themselves, and ' +
        'through the site’s own origin only when none answers.',
    }),
    FORECOURT_SEARCH_PUBLIC_NEAREST_NODE: optional(node(secureAddress)).meta({
      description: 'Address that browsers ask first, such as one that leads each to the node nearest to it.',
    }),
    FORECOURT_TRUSTED_PROXIES: optional(networks).meta({
      description:
        'Proxies before the platform, whose X-Forwarded-For and -Host are believed: addresses or ' +
        'networks, divided by commas; none are believed when left out.',
    }),
    FORECOURT_LOG_LEVEL: optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)).meta({
      description:
        'How much is logged: `debug` (a line for each request), `info`, `warn` or `error`; `info` when left out.',
    }),
    FORECOURT_LOG_FORMAT: optional(z.enum(LOG_FORMATS, 'must be "json" or "text"')).meta({
      description:
        'How lines look: `json`, an object each, or `text` for a terminal; `json` in production and `text` elsewhere ' +
        'when left out.',
    }),
    FORECOURT_METRICS_PORT: optional(wholeNumber(0, 65_535)).meta({
      description:
        'Port of its own for `/metrics`, which Prometheus reads; none is opened when left out, 0 takes a free one.',
    }),
    FORECOURT_METRICS_LISTEN: optional(z.enum(LISTENS, LISTENS_FAULT)).meta({
      description: 'Where that port listens, as `FORECOURT_LISTEN`; `127.0.0.1`, this machine alone, when left out.',
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/, error: 'must be http:// or https://' })).meta({
      description:
        'Where spans of requests are sent by OTLP over HTTP, such as `http://127.0.0.1:4318`; nothing is traced when ' +
        'left out.',
    }),
    OTEL_TRACES_SAMPLER_ARG: optional(
      z
        .string()
        .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a share from 0 to 1, such as 0.01')
        .transform(Number),
    ).meta({ description: 'Share of requests that are traced, from 0 to 1; all of them when left out.' }),
    FORECOURT_DRAIN_SECONDS: optional(wholeNumber(0, 300)).meta({
      description:
        'For how long a process that is ended (SIGTERM) still answers while `/readyz` says that it is not ready, so ' +
        'that a balancer asks elsewhere: 0 to 300; 5 in production and 0 elsewhere when left out.',
    }),
    FORECOURT_GRACE_SECONDS: optional(wholeNumber(0, 300)).meta({
      description:
        'How long it then waits for answers that are under way, such as a brochure: 0 to 300; 30 in production and 5 ' +
        'elsewhere when left out.',
    }),
    FORECOURT_EDGE_SECONDS: optional(wholeNumber(1, 300)).meta({
      description:
        'Seconds for which a cache in front of the platform (a CDN) may keep a page that is the same for all ' +
        'visitors: 1 to 300; none may when left out. It must pass requests with a cookie whose name contains ' +
        '`forecourt`.',
    }),
    FORECOURT_EDGE_PURGE_URL: optional(secureAddress).meta({
      description:
        'Where that cache is asked to drop pages: `{ "tags": ["<dealer>"] }` is posted there, as Cloudflare takes ' +
        'it. Without it a change shows when the pages’ time is over.',
    }),
    FORECOURT_EDGE_PURGE_KEY: optional(z.string()).meta({ description: 'Its key, a bearer token.' }),
    FORECOURT_VALUATION_URL: optional(secureAddress).meta({
      description: 'A partner’s valuations instead of comparable stock.',
    }),
    FORECOURT_VALUATION_KEY: optional(z.string()).meta({ description: 'Its key.' }),
    FORECOURT_TRADE_IN_URL: optional(secureAddress).meta({
      description: 'A partner’s values of cars that shoppers trade in, instead of comparable stock.',
    }),
    FORECOURT_TRADE_IN_KEY: optional(z.string()).meta({ description: 'Its key.' }),
    FORECOURT_REGO_URL: optional(secureAddress).meta({
      description: 'A partner that knows which car a plate belongs to, instead of the site’s own stock records.',
    }),
    FORECOURT_REGO_KEY: optional(z.string()).meta({ description: 'Its key.' }),
    FORECOURT_QUOTE_URL: optional(secureAddress).meta({ description: 'A partner for finance quotes.' }),
    FORECOURT_QUOTE_KEY: optional(z.string()).meta({ description: 'Its key.' }),
    FORECOURT_TEST_PAYMENTS: optional(z.literal('allow', 'must be "allow"')).meta({
      description:
        'With `allow`, the test provider takes deposits in production too, without any money: for a ' +
        'rehearsal. Else a dealer who names it takes no reservations there.',
    }),
    FORECOURT_SMTP_URL: optional(smtpAddress).meta({
      description:
        'Mail server for leads and for messages to shoppers: `smtp://user:password@host:587` (STARTTLS) ' +
        'or `smtps://user:password@host`. Without it mails are stored for the developer’s page; in ' +
        'production they wait.',
    }),
    FORECOURT_MAIL_FROM: optional(z.email('must be an address such as leads@example.com')).meta({
      description: 'Address that mails come from; needed with a mail server.',
    }),
    FORECOURT_SMS_URL: optional(secureAddress).meta({
      description:
        'SMS gateway that texts to shoppers are posted to. Without it texts are stored for the ' +
        'developer’s page; in production they wait.',
    }),
    FORECOURT_SMS_KEY: optional(z.string()).meta({ description: 'Its key.' }),
    FORECOURT_SMS_FROM: optional(z.string().max(20, 'must have 20 characters or fewer')).meta({
      description: 'Number or name that texts come from; needed with a gateway.',
    }),
    FORECOURT_MAILS_PER_DAY: optional(wholeNumber(0, 10_000_000)).meta({
      description:
        'Mails to shoppers that may leave in a day, over all sites; further ones wait until tomorrow, and log ' +
        'and desk say so. 10000 when left out. Leads and codes for the desk leave in any case.',
    }),
    FORECOURT_TEXTS_PER_DAY: optional(wholeNumber(0, 10_000_000)).meta({
      description: 'The same for texts to shoppers; 1000 when left out.',
    }),
    FORECOURT_LEAD_POSTS: optional(z.enum(['send', 'store'], 'must be "send" or "store"')).meta({
      description:
        'Whether leads to webhooks and ADF addresses are sent, or only stored for the developer’s page ' +
        '(in production: wait); `send` in production, else `store`.',
    }),
    FORECOURT_FEEDS: optional(z.string()).meta({
      description:
        'Folder below which dealers’ stock feeds are put, for `feeds.stock.folder`; none is read without it.',
    }),
    FORECOURT_PRIVATE_HOSTS: optional(hostNames).meta({
      description:
        'Hosts of your own network that leads may be posted to and feeds fetched from, with commas between; ' +
        'else only public ones.',
    }),
  })
  .superRefine((values, context) => {
    for (const name of [
      'FORECOURT_VALUATION',
      'FORECOURT_TRADE_IN',
      'FORECOURT_REGO',
      'FORECOURT_QUOTE',
      'FORECOURT_SMS',
    ] as const) {
      const [url, key] = [values[`${name}_URL`], values[`${name}_KEY`]];
      if ((url === undefined) === (key === undefined)) continue;
      const missing = url === undefined ? `${name}_URL` : `${name}_KEY`;
      context.addIssue({ code: 'custom', path: [missing], message: 'must be given: address and key go together' });
    }
    if (values.FORECOURT_EARLIER_SECRETS !== undefined && values.FORECOURT_SECRET === undefined)
      context.addIssue({
        code: 'custom',
        path: ['FORECOURT_EARLIER_SECRETS'],
        message: 'means nothing without FORECOURT_SECRET',
      });
    if (values.FORECOURT_SEARCH_NODES !== undefined)
      for (const name of ['FORECOURT_SEARCH_ADMIN_KEY', 'FORECOURT_SEARCH_SECRET'] as const)
        if (values[name] === undefined)
          context.addIssue({
            code: 'custom',
            path: [name],
            message: 'must be given with the nodes of a search cluster',
          });
    if (values.FORECOURT_S3_BUCKET !== undefined)
      for (const name of ['FORECOURT_S3_REGION', 'FORECOURT_S3_KEY', 'FORECOURT_S3_SECRET'] as const)
        if (values[name] === undefined)
          context.addIssue({ code: 'custom', path: [name], message: 'must be given with a bucket' });
    for (const [name, needed] of [
      ...(['REGION', 'ENDPOINT', 'KEY', 'SECRET', 'PATH_STYLE', 'PREFIX', 'TIMEOUT_SECONDS'] as const).map(
        (name) => [`FORECOURT_S3_${name}`, 'FORECOURT_S3_BUCKET'] as const,
      ),
      ['FORECOURT_METRICS_LISTEN', 'FORECOURT_METRICS_PORT'],
      ['OTEL_TRACES_SAMPLER_ARG', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
      ['FORECOURT_SEARCH_PUBLIC_NODES', 'FORECOURT_SEARCH_NODES'],
      ['FORECOURT_SEARCH_PUBLIC_NEAREST_NODE', 'FORECOURT_SEARCH_PUBLIC_NODES'],
      ['FORECOURT_EDGE_PURGE_URL', 'FORECOURT_EDGE_SECONDS'],
      ['FORECOURT_EDGE_PURGE_URL', 'FORECOURT_EDGE_PURGE_KEY'],
      ['FORECOURT_EDGE_PURGE_KEY', 'FORECOURT_EDGE_PURGE_URL'],
    ] as const)
      if (values[name] !== undefined && values[needed] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `means nothing without ${needed}` });
    if (values.FORECOURT_SMS_URL !== undefined && values.FORECOURT_SMS_FROM === undefined)
      context.addIssue({ code: 'custom', path: ['FORECOURT_SMS_FROM'], message: 'must be given with an SMS gateway' });
    if (values.FORECOURT_SMTP_URL !== undefined && values.FORECOURT_MAIL_FROM === undefined)
      context.addIssue({ code: 'custom', path: ['FORECOURT_MAIL_FROM'], message: 'must be given with a mail server' });
  });

export type Environment = z.infer<typeof environmentSchema>;

const OWN_PREFIX = 'FORECOURT_';

/**
 * Reads and checks the environment once. Throws one message that lists every bad variable and what is allowed: a name
 * of the platform's that it does not know is mistyped, and what it was to say would be missed in silence. `named` are
 * those that dealers' configurations name.
 */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
  named: readonly string[] = [],
): Environment {
  const parsed = environmentSchema.safeParse(given);
  const own = Object.keys(environmentSchema.shape).filter((name) => name.startsWith(OWN_PREFIX));
  const unknown = Object.keys(given).filter(
    (name) => name.startsWith(OWN_PREFIX) && !own.includes(name) && !named.includes(name),
  );
  if (parsed.success && unknown.length === 0) return parsed.data;
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => `  - ${path.join('.')}: ${message}`),
    ...unknown.map((name) => `  - ${name}: no such variable; there are ${own.join(', ')}`),
  ];
  throw new Error(['The environment is not usable:', ...problems].join('\n'));
}

/** A variable that a dealer's configuration names. */
export interface NamedSecret {
  readonly name: string;
  /** Who needs it, for example `harbour: target "crm"`. */
  readonly neededBy: string;
  readonly kind: 'signing' | 'authorization';
}

/** What is wrong with the value of a variable that a dealer names; undefined for one that can be used. */
export function secretProblem(
  { name, neededBy, kind }: NamedSecret,
  given: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (!value) return `${name}: must be set: ${neededBy} needs it`;
  if (kind === 'signing' && !signingKey(value))
    return `${name}: must be whsec_ and the Base64 of 24 to 64 random bytes (${neededBy})`;
  // eslint-disable-next-line no-control-regex -- it becomes a header
  return /[\u0000-\u001f\u007f]/.test(value) ? `${name}: must be one line (${neededBy})` : undefined;
}

/**
 * Values of the variables that dealers name, as they are needed. That a site has its own is seen before it runs
 * (`secretProblems`).
 */
export function namedSecretIn(
  given: Readonly<Record<string, string | undefined>>,
): (name: string) => string | undefined {
  const known = new Map(Object.entries(given));
  return (name) => known.get(name) || undefined;
}
