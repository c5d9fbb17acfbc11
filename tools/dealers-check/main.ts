// `npm run dealers:check`: every dealer against its template and the pages that its site has, and what Australian rules
// say of its choices.
import { checkContents } from '@forecourt/content/server';
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

try {
  const sites = checkedSites();
  checkContents(sites.all);
  const warnings = sites.all.flatMap((site) => [
    ...complianceWarnings(site, TEMPLATES[site.template as TemplateName]),
    ...forbiddenClaims(site),
  ]);
  const broken = await Promise.all(
    sites.all.map(async (site) => {
      const { sections } = TEMPLATES[site.template as TemplateName];
      return faultsOf(site, [...CORE_SECTIONS, ...sections], {
        pages: await sitePages(site),
        homeSections: await homeSectionNames(site.template),
        isElsewhere: (name) => MEDIA.has(name),
      });
    }),
  );
  if (broken.flat().length > 0) throw new ConfigError(broken.flat());
  console.log(
    `${sites.all.length} dealers are valid: ` +
      `${sites.all.map(({ slug, template }) => `${slug} (${template})`).join(', ')}`,
  );
  for (const { dealer, option, layer, rule, advice } of warnings)
    console.log(`warning: ${dealer}: ${option} [${layer}]: ${rule}: ${advice}`);
  for (const line of sites.all.flatMap((site) => [...outOfDate(site, Date.now()), ...borderPostcodes(site)]))
    console.log(`warning: ${line}`);
  for (const warning of leadWarnings(readEnvironment(process.env, secretNames(sites)), sites))
    console.log(`warning: in production, here: ${warning}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
