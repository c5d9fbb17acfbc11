import { LRUCache } from 'lru-cache';
import { contentsPort } from '@forecourt/content/server';
import { CAPTCHA_SERVICES, enquiryRulesSection } from '@forecourt/enquiry';
import type { Service } from '@forecourt/api';
import type { SearchKeyAnswer } from '@forecourt/contracts/api';
import { dayIn, findSection, type ConfigValues } from '@forecourt/site-config';
import type { CommonFile, HostBundle, HostedSite } from '@forecourt/service/site-host';
import { inOtherLanguages, type ConfiguredSite } from '@forecourt/service/sites';
import type { Templates } from '../configuration/templates.js';
import { entriesLeftOut, pagesLeftOut } from './entriesLeftOut.js';
import { frameHostsOf, mapOriginsOf } from './frameHosts.js';
import { configWithLogo } from './logoShape.js';
import { withoutDeposits } from './takingDeposits.js';
import { translationFile } from './translationFile.js';
import type { TemplateHosts } from './templateHosts.js';
import { withWrittenMenus } from './writtenMenus.js';

/** Sites whose pages are ready to be made, at once by default. */
const MOST = 500;
/** Files of words that browsers may still ask for, of versions that are over as well. */
const MOST_TRANSLATIONS = 1000;

export interface HostedSitesOptions {
  readonly service: Service;
  readonly templates: Templates;
  readonly hosts: Pick<TemplateHosts, 'of'>;
  readonly originOf: (site: ConfiguredSite) => string;
  /** Sites whose pages are ready to be made, at once; another is made ready when somebody comes to it. Default: 500. */
  readonly most?: number | undefined;
  readonly onNotice: (line: string) => void;
}

interface Made {
  readonly hosted: Promise<HostedSite>;
  /** The dealer's sites in other languages, whose addresses its pages name. */
  readonly others: readonly ConfiguredSite[];
}

/** Sites as the server of pages needs them: made ready when they are first visited, and again after each change. */
export class HostedSites {
  readonly #options: HostedSitesOptions;
  readonly #made: LRUCache<ConfiguredSite, Made>;
  readonly #configured = new WeakMap<HostedSite, ConfiguredSite>();
  readonly #translations = new LRUCache<string, CommonFile>({ max: MOST_TRANSLATIONS });
  /** Lines that were said. */
  readonly #said = new Set<string>();

  constructor(options: HostedSitesOptions) {
    this.#options = options;
    this.#made = new LRUCache({ max: options.most ?? MOST });
  }

  /** The same object until the dealer changes. */
  of(site: ConfiguredSite): Promise<HostedSite> {
    const others = inOtherLanguages(site, this.#options.service.sites.all).map((other) => other.site);
    const known = this.#made.get(site);
    if (known && known.others.length === others.length && known.others.every((other, at) => other === others[at]))
      return known.hosted;
    const hosted = this.#make(site);
    this.#made.set(site, { hosted, others });
    // a fault is not kept
    hosted.catch(() => this.#made.delete(site));
    return hosted;
  }

  /** The site by whose configuration a hosted one was made: what is being answered ends as it began. */
  configuredOf(hosted: HostedSite): ConfiguredSite {
    const site = this.#configured.get(hosted);
    if (!site) throw new Error(`The site "${hosted.slug}" was not made here.`);
    return site;
  }

  /** The messages of a site's language, by their path. */
  translationAt = (path: string): CommonFile | undefined => this.#translations.get(path);

  async #make(site: ConfiguredSite): Promise<HostedSite> {
    const { service, originOf, templates, hosts } = this.#options;
    const bundle = await hosts.of(site.template);
    const contents = service.context.findPort(contentsPort);
    const written = contents?.of(site.slug)?.index(dayIn(site.site.timeZone, service.context.now())).pages ?? [];
    const payments = service.paymentPortOf(site);
    const withLogo = await configWithLogo(site, (slug) => service.sites.bySlug(slug)?.dir);
    const config = withoutDeposits(withWrittenMenus(withLogo, written), payments !== undefined);
    const others = { search: service.searchAccess(site).direct, payment: payments?.origins ?? [] };
    const otherLanguages = inOtherLanguages(site, service.sites.all).map((other) => ({
      language: other.language,
      origin: originOf(other.site),
    }));
    const translation = translationFile(site.config);
    if (translation) this.#translations.set(translation.path, translation.file);
    const hosted: HostedSite = {
      modules: service.modules.map(({ id }) => id),
      ...hostedSite(site, { bundle, config, origin: originOf(site) }, others),
      otherLanguages,
      ...(translation ? { translation: translation.path } : {}),
    };
    this.#configured.set(hosted, site);
    for (const line of [...entriesLeftOut(site, templates, bundle.renderer), ...pagesLeftOut(hosted)]) this.#say(line);
    return hosted;
  }

  #say(line: string): void {
    if (this.#said.has(line)) return;
    this.#said.add(line);
    this.#options.onNotice(line);
  }
}

/** What pages may know of a site: the stock rule stays on the server, inside the scoped key. */
function hostedSite(
  site: ConfiguredSite,
  { bundle, config, origin }: { bundle: HostBundle; config: ConfigValues; origin: string },
  { search, payment }: { search: SearchKeyAnswer['direct']; payment: readonly string[] },
): HostedSite {
  const searched = [search?.nearestNode ?? [], search?.nodes ?? []].flat();
  const { remotePictures, pictureHosts } = site.site;
  const captcha = findSection(site, enquiryRulesSection)?.captcha;
  return {
    slug: site.slug,
    bundle,
    origin,
    config,
    paths: site.paths,
    otherHosts: {
      pictureHosts: remotePictures === 'direct' ? pictureHosts : [],
      frameHosts: frameHostsOf(site.site),
      mapOrigins: mapOriginsOf(site.site),
      formOrigins: payment,
      captchaSources: captcha ? CAPTCHA_SERVICES[captcha.provider].sources : [],
      searchOrigins: [...new Set(searched.map((node) => new URL(node).origin))],
    },
  };
}
