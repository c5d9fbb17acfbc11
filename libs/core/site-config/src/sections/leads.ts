import { z } from 'zod';
import { ruleSchemaFor, type Rule } from '@forecourt/vehicle/rules';
import { defineSection } from '../section.js';
import { secret, slug } from './parts.js';
import { leadsSection } from './refs.js';

/**
 * Facts of a lead that a target's condition may name. Places are the shopper's choice, else that of the vehicle.
 */
export const LEAD_FACTS = {
  category: 'string',
  subcategory: 'string',
  dealership_slug: 'string',
  location_slug: 'string',
  postcode: 'string',
  car_type: 'string',
  item_type: 'string',
  make: 'string',
} as const;
export type LeadFact = keyof typeof LEAD_FACTS;

/** Name of the way out that every site has: mail to `site.email`, for leads that no target takes. */
export const DEALER_ADDRESS = 'dealer-address';

const postUrl = z
  .url()
  .refine(
    (url) => URL.canParse(url) && isPostable(new URL(url)),
    'must begin with https:// and hold no password (http:// is for this machine alone)',
  );

const common = {
  name: slug
    .refine((name) => name !== DEALER_ADDRESS, `"${DEALER_ADDRESS}" is the platform’s own target`)
    .describe('Unique on the site; leads that wait are known by it, so that a rename loses their way.'),
  when: ruleSchemaFor(LEAD_FACTS)
    .optional()
    .describe('Which leads go there, for example by category or dealership; all when left out.'),
};
const signing = secret.describe(
  'Environment variable with the key that signs what is sent: whsec_ and the Base64 of 24 to 64 random bytes.',
);
const authorization = secret.optional().describe('Environment variable whose value is sent as Authorization header.');

const target = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('mail'),
      ...common,
      to: z.email().describe('One address; several are several targets.'),
    })
    .describe('A mail for people, as text and as HTML.'),
  z
    .strictObject({
      kind: z.literal('adf-mail'),
      ...common,
      to: z.email().describe('Address at which the CRM takes leads.'),
      contentType: z
        .enum(['application/x-adf+xml', 'text/plain'])
        .optional()
        .describe('Type of the body; application/x-adf+xml when left out.'),
    })
    .describe('A mail for a CRM: the body is ADF/XML 1.0.'),
  z
    .strictObject({ kind: z.literal('adf-post'), ...common, url: postUrl, authorization, secret: signing.optional() })
    .describe('ADF/XML 1.0 by HTTP POST.'),
  z
    .strictObject({ kind: z.literal('webhook'), ...common, url: postUrl, authorization, secret: signing })
    .describe('JSON by HTTP POST, signed.'),
]);
export type LeadTarget = z.infer<typeof target>;
export type LeadRule = Rule<LeadFact>;

export const leadsSchema = z.strictObject({
  targets: z
    .array(target)
    .superRefine((targets, context) => {
      const seen = new Set<string>();
      for (const [index, { name }] of targets.entries()) {
        if (seen.has(name))
          context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" appears twice` });
        seen.add(name);
      }
    })
    .describe('Where leads go. One that no target takes goes to site.email, so that none stays here.'),
  refusedAttempts: z
    .int()
    .min(1)
    .max(20)
    .describe('How often a target may refuse a lead for good (SMTP 5xx, HTTP 4xx) before it is a dead letter.'),
  retryHours: z
    .int()
    .min(1)
    .max(720)
    .describe('How long a target that is down is tried again, hours, before its leads are dead letters.'),
  keepDays: z
    .int()
    .min(30)
    .max(3650)
    .nullable()
    .describe(
      'Days after which a lead that has left is deleted, with everything that the shopper sent; null keeps it.',
    ),
  captchaSecret: secret
    .optional()
    .describe('Environment variable with the secret key of `forms.captcha`. Stays on the server.'),
  unverified: z
    .enum(['send', 'hold'])
    .describe(
      'With `forms.captcha`: whether an enquiry that nothing proved to be a person’s, as every one ' +
        'without script, leaves with a mark, or waits at the desk. One that the service could not judge ' +
        'leaves in any case.',
    ),
  acknowledges: z
    .boolean()
    .describe(
      'Whether a shopper gets a mail that an enquiry has come, with its reference, the vehicle and when to expect an ' +
        'answer. A booked test drive, a reservation and a purchase have mails of their own in any case.',
    ),
  photoLinkDays: z
    .int()
    .min(1)
    .max(365)
    .describe('Days for which the links to a shopper’s photos open that a lead is sent with. At the desk they stay.'),
});
export type LeadsSection = z.infer<typeof leadsSchema>;

/** Where leads of a site go. */
export const leadsConfig = defineSection(leadsSection, {
  schema: leadsSchema,
  serverOnly: true,
  defaults: {
    targets: [],
    refusedAttempts: 3,
    retryHours: 96,
    keepDays: null,
    acknowledges: true,
    photoLinkDays: 30,
    unverified: 'send',
  },
});

/** Conditions that name a place which the site does not have: such a target would never get a lead. */
export function leadProblems(
  { targets }: Pick<LeadsSection, 'targets'>,
  site: { readonly dealerships: readonly { slug: string }[]; readonly locations: readonly { slug: string }[] },
): string[] {
  const known = new Map([
    ['dealership_slug', site.dealerships.map((item) => item.slug)],
    ['location_slug', site.locations.map((item) => item.slug)],
  ]);
  return targets.flatMap(({ name, when }, index) =>
    (when ? namedIn(when) : []).flatMap(({ fact, value }) => {
      const allowed = known.get(fact);
      return allowed && !allowed.includes(String(value))
        ? [
            `leads.targets.${index}.when: target "${name}": "${value}" is no ${fact}` +
              ` of this site; allowed are ${allowed.join(', ')}`,
          ]
        : [];
    }),
  );
}

function namedIn(rule: LeadRule): { fact: string; value: string | number | boolean }[] {
  if ('all' in rule) return rule.all.flatMap(namedIn);
  if ('any' in rule) return rule.any.flatMap(namedIn);
  if ('not' in rule) return namedIn(rule.not);
  return 'in' in rule ? rule.in.map((value) => ({ fact: rule.fact, value })) : [];
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isPostable = ({ protocol, hostname, username, password }: URL): boolean =>
  username === '' && password === '' && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)));
