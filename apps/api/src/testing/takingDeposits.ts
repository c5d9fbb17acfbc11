import type { Sites } from '@forecourt/service/sites';
import { demoSites } from './demo.js';

/** The demo dealers, of whom only `slug` takes deposits, and by this provider. */
export function takingDeposits(
  slug: string,
  payment: object,
  others: Readonly<Record<string, Record<string, unknown>>> = {},
): Sites {
  const sites = demoSites({ checkout: { payment }, ...others });
  const all = sites.all.map((site) => ({
    ...site,
    config: {
      ...site.config,
      checkout: {
        ...site.config['checkout'],
        ...(site.slug === slug ? { payment, isOn: true } : { payment: undefined, isOn: false }),
      },
    },
  }));
  const bySlug = (name: string) => all.find((site) => site.slug === name);
  return { all, broken: [], bySlug, byHost: (host) => bySlug(sites.byHost(host)?.slug ?? '') };
}
