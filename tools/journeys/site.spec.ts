import { describe, expect, it } from 'vitest';
import { schemaOrgProblems } from '@forecourt/testing/schema-org';
import { ask as askAt } from './ask.ts';
import { isSearch } from './listingSteps.ts';
import { leadOutside } from './outside/outside.ts';
import { firstOf, itInFull, screensOf, sitesFor } from './spread.ts';
import { originOf, port, whenAlive, whenHydrated, withBrowser } from './withBrowser.ts';

const SITES = [
  { slug: 'harbour', listing: '/search', make: 'Toyota', misspelt: 'toyta' },
  { slug: 'northline', listing: '/search', make: 'Isuzu', misspelt: 'isuzzu' },
  { slug: 'wattle', listing: '/used-car', make: 'Mazda', misspelt: 'mazada' },
] as const;

const openPage = withBrowser();

const ask = (slug: string, path: string, options?: Parameters<typeof askAt>[3]) => askAt(port, slug, path, options);

it('every host answers health checks, also one without a site', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await ask('nobody', path)).status).toBe(200);
  expect((await ask('nobody', '/')).status).toBe(404);
});

describe.each(sitesFor(SITES, 'harbour'))('$slug', ({ slug, listing, make, misspelt }) => {
  it('search engines find every listed vehicle and page of this site, and nothing of another', async () => {
    const robots = await ask(slug, '/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${originOf(slug)}/sitemap.xml`);
    const { status, text } = await ask(slug, '/sitemap.xml');
    expect(status).toBe(200);
    const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => place);
    for (const path of ['/', listing, '/brands', '/contact-us', '/service', '/blog', '/privacy-policy', '/faqs'])
      expect(places).toContain(originOf(slug) + path);
    const vehicles = places.filter((place) => place.includes('/cars/'));
    expect(vehicles.length).toBeGreaterThan(200);
    expect(places.every((place) => place.startsWith(originOf(slug)))).toBe(true);
    for (const place of [vehicles[0], vehicles.at(-1)])
      expect((await ask(slug, new URL(place ?? '').pathname)).status).toBe(200);
    // listings under their one address, which search engines may keep
    const listings = places.map((place) => new URL(place).pathname).filter((path) => path.startsWith(`${listing}/`));
    expect(listings).toContain(`${listing}/${make.toLowerCase()}`);
    expect(listings.some((path) => path.split('/').length > 3)).toBe(true);
    for (const path of [`${listing}/${make.toLowerCase()}`, listings[0] ?? '', listings.at(-1) ?? '']) {
      const page = await ask(slug, path);
      expect(page.status, path).toBe(200);
      expect(page.text, path).toContain(`<link rel="canonical" href="${originOf(slug)}${path}"`);
      expect(page.text, path).not.toContain('noindex');
    }
  });

  it('NAV-05 the sitemap page links whatever the sitemap for search engines has of the dealer', async () => {
    const { text: map } = await ask(slug, '/sitemap.xml');
    const { text: page } = await ask(slug, '/sitemap');
    const linked = new Set([...page.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href));
    // vehicles, listings, makes, authors, and the people and forms of a place are linked from the pages that it links
    const elsewhere = /^\/(cars|search|used-car|brands|teams|contact-us|blog\/authors)\/|\/overview$|^\/sell-my-car$/;
    const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
    expect(listed.filter((path) => !elsewhere.test(path) && !linked.has(path))).toEqual([]);
  });

  it('TEN-03 headings and text come in the dealer’s fonts, which the site sends and browsers keep', async () => {
    const { context, page } = await openPage('desktop');
    const files = new Map<string, string | undefined>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') files.set(response.url(), response.headers()['cache-control']);
    });
    await page.goto(`${originOf(slug)}/`);
    const drawn = () =>
      page.evaluate(() =>
        ['h1', 'main p'].map((place) => {
          const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(place) ?? document.body);
          const [first = ''] = fontFamily.split(',').map((name) => name.replaceAll('"', ''));
          const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === first);
          return (
            faces.some(({ status }) => status === 'loaded') && document.fonts.check(`${fontWeight} 16px "${first}"`)
          );
        }),
      );
    await expect.poll(drawn).toEqual([true, true]);
    expect(files.size).toBeGreaterThan(0);
    for (const [file, kept] of files) {
      expect(file).toMatch(new RegExp(`^${originOf(slug)}/fonts/[a-z-]+-latin(-ext)?-[\\da-f]{10}\\.woff2$`));
      expect(kept).toContain('immutable');
    }
    await context.close();
  });

  it('a page carries the sections of the configuration that it shows, and no others', async () => {
    const { text: map } = await ask(slug, '/sitemap.xml');
    const car = /<loc>[^<]*(\/cars\/[^<]+)<\/loc>/.exec(map)?.[1] ?? '';
    const carried = async (path: string) => {
      const boot = /<script id="boot"[^>]*>(.*?)<\/script>/s.exec((await ask(slug, path)).text)?.[1] ?? '';
      const { site } = JSON.parse(boot) as { site: { config: Record<string, unknown> } };
      return { names: Object.keys(site.config).sort(), bytes: JSON.stringify(site.config).length };
    };
    const always = ['garage', 'locations', 'navigation', 'search', 'site', 'vehicle', 'words'];
    const [onListing, onCar] = [await carried(listing), await carried(car)];
    // the tiles among the results are a fill of the offers
    expect(onListing.names).toEqual([...always, 'offers'].sort());
    expect((await carried('/contact-us')).names).toEqual([...always, 'forms'].sort());
    expect((await carried('/finance')).names).toEqual([...always, 'finance', 'forms'].sort());
    expect((await carried('/')).names).not.toContain('vehicle-detail');
    expect((await carried('/nothing/here')).names).toEqual(always);
    expect(onCar.names).toEqual([...always, 'content', 'finance', 'forms', 'vehicle-detail'].sort());
    expect(onListing.bytes).toBeLessThan(onCar.bytes * 0.7);
  });

  it('all structured data is valid by schema.org’s vocabulary, on a page of every kind', async () => {
    const { text: map } = await ask(slug, '/sitemap.xml');
    const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
    const one = (pattern: RegExp) => listed.find((path) => pattern.test(path)) ?? '/none';
    const kinds = [
      ...['/', listing, '/brands', '/models', '/contact-us', '/faqs', '/locations', '/service', '/blog'],
      ...[/^\/cars\//, /^\/blog\/(?!authors)[^/]+\/[^/]+$/, /^\/locations\//, /^\/teams\//].map(one),
    ];
    const found: string[] = [];
    for (const path of kinds) {
      const { status, text } = await ask(slug, path);
      expect([path, status]).toEqual([path, 200]);
      for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
        const data = JSON.parse(json) as { '@type': string };
        expect(schemaOrgProblems(data), `${path} ${json}`).toEqual([]);
        found.push(data['@type']);
      }
    }
    for (const type of ['AutoDealer', 'Article', 'FAQPage', 'BreadcrumbList']) expect(found).toContain(type);
    expect(found.some((type) => ['Car', 'Vehicle', 'Motorcycle'].includes(type))).toBe(true);
  });

  it.each(screensOf(slug))('SRCH-03 search, filter, open and enquire on a %s', async (viewport) => {
    const { context, page, log } = await openPage(viewport);
    const searches = () => log.requests.filter(isSearch).length;
    await page.goto(originOf(slug) + listing);
    await whenHydrated(page);
    const cards = page.locator('article');
    expect(await cards.count()).toBeGreaterThan(10);
    expect(searches(), 'the server’s results are used').toBe(0);

    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(misspelt);
    await page.waitForURL((url) => url.searchParams.get('query') === misspelt);
    await expect
      .poll(async () => (await cards.first().locator('h2').innerText()).toLowerCase(), { timeout: 5000 })
      .toContain(make.toLowerCase());
    expect(searches(), 'one search for one change').toBe(1);

    await page.goBack();
    await page.goto(`${originOf(slug)}${listing}?make=${make}&range[price]=20000:60000&sortBy=price-asc`);
    await whenHydrated(page);
    expect(await page.getByRole('list', { name: 'Chosen filters' }).innerText()).toContain(make);

    await cards.first().getByRole('link', { name: 'View details' }).click();
    await page.waitForURL(/\/cars\//);
    await page.getByRole('tab', { name: 'Key information' }).waitFor();
    await page.getByLabel('First name').fill('Robin');
    // the form hydrates when it is touched
    await whenAlive(page.getByLabel('Email'));
    await page.getByLabel('Email').fill('robin@example');
    await page
      .getByRole('button', { name: /enquir|message now/i })
      .last()
      .click();
    await page.getByText('Please fix the following errors:').waitFor();
    const email = `enquiry-${slug}-${viewport}-${Date.now()}@shopper.example`;
    await page.getByLabel('Email').fill(email);
    await page
      .getByRole('button', { name: /enquir|message now/i })
      .last()
      .click();
    await page.waitForURL(/\/success/);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const { lead } = await leadOutside({ slug, email, kind: 'Vehicle Enquiry' });
    expect(lead.vehicle?.title).toContain(make);
    // a press before the form's code is there sends it as it is, and the server says what is missing
    expect(log.problems.filter((problem) => !/422/.test(problem))).toEqual([]);
    await context.close();
  });

  it.each(['/', listing, '/contact-us', '/success'])('shows %s without a complaint of the browser', async (path) => {
    const { context, page, log } = await openPage('desktop');
    await page.goto(originOf(slug) + path);
    await whenHydrated(page);
    expect(log.problems).toEqual([]);
    await context.close();
  });
});

describe.each(sitesFor(SITES, 'northline'))('$slug on narrow and wide screens', ({ slug, listing }) => {
  itInFull('scrolls no page sideways at 320 px, and its search takes the focus', async () => {
    const viewport = { width: 320, height: 640 };
    const { context, page } = await openPage('phone', { viewport, hasTouch: true });
    await page.goto(originOf(slug) + listing);
    const vehicle = await page.locator('article a[href*="/cars/"]').first().getAttribute('href');
    const nothing = `${listing}?query=zzzzqqq`;
    for (const path of [
      listing,
      '/',
      new URL(vehicle ?? '', originOf(slug)).pathname,
      '/finance',
      nothing,
      '/contact-us',
    ]) {
      await page.goto(originOf(slug) + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
    await page.getByRole('link', { name: 'Search vehicles' }).tap();
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused, { timeout: 5000 }).toBe('site-search');
    await context.close();
  });

  itInFull('shows the arrow of its menu, and no empty frame where nothing is found, on a desk', async () => {
    const { context, page } = await openPage('desktop');
    await page.goto(`${originOf(slug)}${listing}?query=zzzzqqq`);
    const arrow = await page.locator('header nav summary svg').first().boundingBox();
    expect(arrow?.width).toBe(16);
    const frame = page.locator('form#filters');
    if (await frame.isVisible()) expect(await frame.locator('summary:visible').count()).toBeGreaterThan(0);
    await context.close();
  });
});

describe('without script', () => {
  it('NAV-01 the menu of a phone opens below the header, and its links lead on', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await page.goto(`${originOf('wattle')}/faqs`);
    const nav = page.getByRole('navigation', { name: 'Main' });
    expect(await nav.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Menu' }).click();
    await nav.getByText('Our stock').click();
    await nav.getByRole('link', { name: 'Caravans' }).click();
    await page.waitForURL((url) => url.pathname === '/used-car' && url.searchParams.get('item_type') === 'caravan');
    await context.close();
  });

  it('LOC-03 holiday hours are below the regular hours, under their own heading', async () => {
    const { context, page } = await openPage('phone', { javaScriptEnabled: false });
    await page.goto(`${originOf('harbour')}/locations/auburn`);
    await page.getByRole('heading', { name: 'Holiday hours' }).waitFor();
    expect(await page.getByRole('button', { name: 'View Holiday Hours' }).isVisible()).toBe(false);
    expect(await page.getByText(/Christmas Day/).isVisible()).toBe(true);
    await context.close();
  });

  it.each(
    firstOf([
      ['harbour', 'auburn'],
      ['northline', undefined],
      ['wattle', undefined],
    ] as const),
  )(
    'FORM-13 an enquiry to %s posts without script, keeps what was typed when refused, and reaches the dealer',
    async (slug, place) => {
      const { context, page } = await openPage('phone', { javaScriptEnabled: false });
      await page.goto(`${originOf(slug)}/contact-us`);
      await page.getByLabel('First name').fill('Sam');
      await page.getByLabel('Email').fill('nonsense');
      await page.getByLabel('Comments').fill('Do you open on Sunday?');
      const send = page.locator('main form[data-enquiry] button[type="submit"]').first();
      await send.click();
      await page.getByText('Please fix the following errors:').waitFor();
      expect(await page.getByLabel('Comments').inputValue()).toBe('Do you open on Sunday?');
      const email = `sam-${slug}-${Date.now()}@shopper.example`;
      await page.getByLabel('Email').fill(email);
      const location = page.getByLabel('Location');
      if ((await location.count()) > 0) await location.selectOption(place ?? { index: 1 });
      // a location belongs to one dealership, so the form has no field for it
      expect(await page.getByLabel('Dealership').count()).toBe(0);
      await send.click();
      await page.waitForURL(/\/success/);
      const { lead, mail } = await leadOutside({ slug, email, kind: 'General Enquiry' });
      expect([lead.message, lead.customer['name']]).toEqual(['Do you open on Sunday?', 'Sam']);
      expect(mail.text).toContain('Do you open on Sunday?');
      await context.close();
    },
  );

  it('SRCH-03 filters are a form', async () => {
    const { context, page } = await openPage('desktop', { javaScriptEnabled: false });
    await page.goto(`${originOf('harbour')}/search`);
    await page.getByRole('checkbox', { name: /Toyota/ }).check();
    await page.getByRole('button', { name: /Show me .* vehicles/ }).click();
    await page.waitForURL(/\/search\/toyota$/);
    expect(await page.locator('article h2').first().innerText()).toContain('Toyota');
    await context.close();
  });
});

describe('bad input', () => {
  it.each([
    ['harbour', '/cars/no-such-vehicle', 404],
    ['harbour', '/no/such/page', 404],
    ['harbour', '/search?page=99999', 200],
    ['harbour', '/search?range[price]=9:1&make=%5Ba%5D%20||%20site:wattle&page=-1', 200],
    ['harbour', `/search?query=${'x'.repeat(10_000)}`, 200],
    ['harbour', '/search?model=%60%20%7C%7C%20site:=%60wattle', 200],
    ['harbour', '/search?query=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['harbour', "/cars/'%20or%201=1--", 404],
    ['harbour', '/cars/%00', 404],
    ['harbour', '/cars/%E0%A4%A', 400],
    ['nobody', '/', 404],
  ])('%s %s answers %i', async (slug, path, status) => {
    const response = await ask(slug, path);
    expect([status, status === 400 ? 404 : status]).toContain(response.status);
    expect(response.text).not.toContain('<script>alert');
  });

  it('TEN-07 a hostile facet value shows nothing of another site', async () => {
    const { text } = await ask(
      'northline',
      '/search?make=%5Ba%5D%20%7C%7C%20site:harbour&model=%60%20%7C%7C%20site:=%60harbour',
    );
    expect(text).toContain('Nothing found');
    expect(text).not.toContain('Harbour');
  });

  it('TEN-07 a shopper’s key searches this site alone', async () => {
    const { apiKey } = JSON.parse((await ask('northline', '/api/search-key')).text) as { apiKey: string };
    interface Answer {
      results?: { hits?: { document: { site: string } }[]; error?: string }[];
    }
    const search = async (parameters: object) => {
      const body = JSON.stringify({
        searches: [{ collection: 'vehicles_northline', q: '*', per_page: 250, ...parameters }],
      });
      const path = `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
      const { status, text } = await ask('northline', path, { method: 'POST', body });
      return { status, body: JSON.parse(text) as Answer };
    };
    expect((await search({})).body.results?.[0]?.hits?.length).toBeGreaterThan(100);
    for (const parameters of [
      { filter_by: 'site:=harbour' },
      { filter_by: 'make:=x) || (site:=harbour' },
      { filter_by: 'make:=`x' },
      { filter_by: 'site:!=northline' },
      { pinned_hits: 'H10000:1' },
    ]) {
      const { status, body } = await search(parameters);
      expect(status).toBe(200);
      const sites = new Set((body.results?.[0]?.hits ?? []).map(({ document }) => document.site));
      sites.delete('northline');
      expect([...sites]).toEqual([]);
    }
  });
});
