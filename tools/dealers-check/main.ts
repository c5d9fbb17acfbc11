// `npm run dealers:check`: every dealer against its template, and what Australian rules say of its choices.
import { readEnvironment } from '../start/environment.ts';
import { leadWarnings } from '../start/leadsOut.ts';
import { readSites } from '../start/startForecourt.ts';
import { TEMPLATES, type TemplateName } from '../start/templates.ts';
import { complianceWarnings } from './compliance.ts';

try {
  const sites = readSites();
  const warnings = sites.all.flatMap((site) => complianceWarnings(site, TEMPLATES[site.template as TemplateName]));
  console.log(
    `${sites.all.length} dealers are valid: ${sites.all.map(({ slug, template }) => `${slug} (${template})`).join(', ')}`,
  );
  for (const { dealer, option, layer, rule, advice } of warnings)
    console.log(`warning: ${dealer}: ${option} [${layer}]: ${rule}: ${advice}`);
  for (const warning of leadWarnings(readEnvironment(process.env), sites))
    console.log(`warning: in production, here: ${warning}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
