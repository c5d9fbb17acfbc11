import { textProblems } from '@forecourt/content/server';
import { ConfigError } from '@forecourt/site-config';
import { readEnvironment } from '../../apps/server/src/configuration/environment.ts';
import { leadWarnings, secretNames } from '../../apps/server/src/configuration/leadsOut.ts';
import { checkedSites } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';
import { MEDIA } from '../demo-stock/media.ts';
import { forbiddenClaims } from './claims.ts';
import { complianceWarnings, CORE_SECTIONS } from './compliance.ts';
import { faultsOf } from './faults.ts';
import { borderPostcodes, outOfDate } from './outOfDate.ts';
import { sitePages } from './sitePages.ts';
import { homeSectionNames } from './templatePages.ts';

/**
 * Checks dealers against their templates and the pages that their sites have, and says what Australian rules say of
 * their choices: those that are named, or all. Throws a ConfigError that lists every fault.
 */
export async function checkDealers(
  named: readonly string[],
  { dealersDir, say }: { readonly dealersDir: string; readonly say: (line: string) => void },
): Promise<void> {
  const sites = checkedSites(dealersDir);
  const unknown = named.filter((slug) => !sites.bySlug(slug));
  if (unknown.length > 0)
    throw new Error(
      `There is no dealer ${unknown.map((slug) => `"${slug}"`).join(', ')}; there are ` +
        `${sites.all.map(({ slug }) => slug).join(', ')}.`,
    );
  const checked = named.length === 0 ? sites.all : sites.all.filter(({ slug }) => named.includes(slug));
  const texts = checked.flatMap(textProblems);
  if (texts.length > 0) throw new ConfigError(texts);
  const warnings = checked.flatMap((site) => [
    ...complianceWarnings(site, TEMPLATES[site.template as TemplateName]),
    ...forbiddenClaims(site),
  ]);
  const broken = await Promise.all(
    checked.map(async (site) => {
      const { sections } = TEMPLATES[site.template as TemplateName];
      return faultsOf(site, [...CORE_SECTIONS, ...sections], {
        pages: await sitePages(site),
        homeSections: await homeSectionNames(site.template),
        isElsewhere: (name) => MEDIA.has(name),
      });
    }),
  );
  if (broken.flat().length > 0) throw new ConfigError(broken.flat());
  const what = checked.length === 1 ? '1 dealer is valid' : `${checked.length} dealers are valid`;
  say(`${what}: ${checked.map(({ slug, template }) => `${slug} (${template})`).join(', ')}`);
  for (const { dealer, option, layer, rule, advice } of warnings)
    say(`warning: ${dealer}: ${option} [${layer}]: ${rule}: ${advice}`);
  for (const line of checked.flatMap((site) => [...outOfDate(site, Date.now()), ...borderPostcodes(site)]))
    say(`warning: ${line}`);
  const shown = { ...sites, all: checked };
  for (const warning of leadWarnings(readEnvironment(process.env, secretNames(sites)), shown))
    say(`warning: in production, here: ${warning}`);
}
