import {
  type ConfigSection,
  feedsConfig,
  leadsConfig,
  siteConfig,
  themeConfig,
  vehicleConfig,
} from '@forecourt/site-config';
import type { ConfiguredSite, TemplateDefinition } from '@forecourt/service/sites';

export const CORE_SECTIONS: readonly ConfigSection[] = [
  siteConfig,
  feedsConfig,
  leadsConfig,
  themeConfig,
  vehicleConfig,
];

export interface ComplianceWarning {
  readonly dealer: string;
  readonly option: string;
  readonly layer: string;
  readonly rule: string;
  readonly advice: string;
}

/**
 * Options of a dealer that today's Australian rules speak against, as their sections declare it (design, section 8).
 */
export function complianceWarnings(
  site: Pick<ConfiguredSite, 'slug' | 'config' | 'explain'>,
  template: Pick<TemplateDefinition, 'sections'>,
): ComplianceWarning[] {
  return [...CORE_SECTIONS, ...template.sections].flatMap((section) => {
    const values = new Map(Object.entries(site.config)).get(section.id) ?? {};
    return (section.compliance ?? [])
      .filter(({ key, when }) => when(Object.hasOwn(values, key) ? values[key] : undefined, values))
      .map(({ key, rule, advice }) => ({
        dealer: site.slug,
        option: `${section.id}.${key}`,
        layer: site.explain(section.id, key),
        rule,
        advice,
      }));
  });
}
