// `npm run dealers:check`: every dealer against its template and the pages that its site has, and what Australian rules
// say of its choices.
import { ConfigError } from '@forecourt/site-config';
import { readEnvironment } from '../../apps/server/src/configuration/environment.ts';
import { leadWarnings, secretNames } from '../../apps/server/src/configuration/leadsOut.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';
import { complianceWarnings, CORE_SECTIONS } from './compliance.ts';
import { brokenLinks } from './siteLinks.ts';
import { sitePages } from './sitePages.ts';

try {
  const sites = readSites();
  const warnings = sites.all.flatMap((site) => complianceWarnings(site, TEMPLATES[site.template as TemplateName]));
  const broken = await Promise.all(
    sites.all.map(async (site) => {
      const { sections } = TEMPLATES[site.template as TemplateName];
      return brokenLinks(site, [...CORE_SECTIONS, ...sections], await sitePages(site));
    }),
  );
  if (broken.flat().length > 0) throw new ConfigError(broken.flat());
  console.log(
    `${sites.all.length} dealers are valid: ` +
      `${sites.all.map(({ slug, template }) => `${slug} (${template})`).join(', ')}`,
  );
  for (const { dealer, option, layer, rule, advice } of warnings)
    console.log(`warning: ${dealer}: ${option} [${layer}]: ${rule}: ${advice}`);
  for (const warning of leadWarnings(readEnvironment(process.env, secretNames(sites)), sites))
    console.log(`warning: in production, here: ${warning}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
