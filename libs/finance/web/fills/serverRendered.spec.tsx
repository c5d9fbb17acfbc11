import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { financeRoute, personalisedFinanceRoute, vehicleRoute } from '@forecourt/contracts';
import { readLoan } from '@forecourt/enquiry';
import { financeOf, quotedFinance } from '@forecourt/finance-maths';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore, StoreProvider } from '@forecourt/runtime/store';
import { resolveConfig, siteConfig, vehicleConfig } from '@forecourt/site-config';
import { buildVehicle, NOW } from '@forecourt/testing';
import type { Vehicle } from '@forecourt/vehicle';
import { QuoteOnTerms } from '../components/personalised/QuoteOnTerms.js';
import { financeConfig } from '../config.js';
import { Component as CalculatorPart } from '../parts/CalculatorPart.js';
import { Component as PersonalisedCalculatorPart } from '../parts/PersonalisedCalculatorPart.js';
import { Component as PurchaseEstimate } from './PurchaseEstimate.js';
import { Component as RepaymentEstimate } from './RepaymentEstimate.js';
import { Component as StickyEstimate } from './StickyEstimate.js';
import { Component as VehicleCalculator } from './VehicleCalculator.js';
import { Component as WorkedOutLoan } from './WorkedOutLoan.js';

type Section = Record<string, unknown>;
const DEALERS = path.join(import.meta.dirname, '../../../../dealers');

/** A demo dealer's site, its finance options changed. */
function siteOf(slug: string, finance: Section = {}) {
  const dealer = JSON.parse(readFileSync(path.join(DEALERS, slug, 'site.json'), 'utf8')) as Record<string, Section>;
  const values = { site: dealer['site'], finance: { ...dealer['finance'], ...finance } };
  const config = resolveConfig([siteConfig, vehicleConfig, financeConfig], [{ name: slug, values }]).values;
  const ownRoutes = [financeRoute, personalisedFinanceRoute, vehicleRoute];
  return createSite({ slug, origin: 'http://h', features: [], config, ownRoutes });
}

/** HTML of a part on a demo dealer's site, as the server writes it. */
function html(slug: string, part: ReactNode, address = '/', finance: Section = {}): string {
  const site = siteOf(slug, finance);
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <StoreProvider store={makeStore({ site: slug } as StoreExtra)}>
        <RouterProvider router={router} />
      </StoreProvider>
    </SiteContext>,
  );
}

/** Figures of the finance block by their labels. */
const figures = (markup: string): Record<string, string> =>
  Object.fromEntries(
    [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label, value]) => [
      label as string,
      (value as string).replace(/<!-- -->/g, ''),
    ]),
  );
const vehicle = buildVehicle({ price: 32_290 });

describe('finance without script', () => {
  it('FIN-11 CARD-07 the weekly estimate is in the server’s HTML with its rates and its total', () => {
    const shown = figures(html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />));
    expect(shown).toEqual({
      'Repayment, per week': 'Only $145/wk*',
      'Interest rate': '6.29% p.a.',
      'Comparison rate': '8.74% p.a.',
      'Total payable on loan': '$39,493',
    });
  });
  it('FIN-11 the comparison warning is in sight; fees of a complete total fold, what it leaves out does not', () => {
    const terms = html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />);
    const [folded = ''] = /<details.*<\/details>/.exec(terms) ?? [];
    expect(folded).toMatch(/<summary>What the total includes<\/summary><p>Fees in the total: Establishment fee \$395/);
    expect(terms.replace(folded, '')).toMatch(/Comparison rate for a secured loan of \$30,000 over 5 years.*WARNING: /);
    const partial = html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />, '/', { total: 'specification' });
    expect(partial).toContain('Not in the total: ');
    expect(partial).not.toContain('<details');
  });
  it.each(['harbour', 'northline', 'wattle'])('FIN-02 on %s the calculator starts with the same figures', (slug) => {
    const estimate = figures(html(slug, <RepaymentEstimate vehicle={vehicle} now={NOW} />));
    const calculator = figures(html(slug, <VehicleCalculator vehicle={vehicle} now={NOW} />));
    expect(`Only ${calculator['Repayment, per week']}*`).toBe(estimate['Repayment, per week']);
    for (const label of ['Interest rate', 'Comparison rate', 'Total payable on loan'])
      expect(calculator[label]).toBe(estimate[label]);
  });
  describe('one loan has one total', () => {
    const lenders = {
      none: undefined,
      rates: { interestRate: 7.99, comparisonRate: 9.2 },
      terms: { interestRate: 7.99, comparisonRate: 9.2, termYears: 4, deposit: 3000, balloon: 9000 },
      repayment: { interestRate: 7.99, comparisonRate: 9.2, paymentWeek: 171.4, termYears: 5 },
      everything: { interestRate: 7.99, comparisonRate: 9.2, paymentWeek: 171.4, totalPayable: 44_981, termYears: 5 },
    };
    const sites = ['harbour', 'northline', 'wattle'] as const;
    const cases = sites.flatMap((slug) =>
      Object.keys(lenders).map((name) => [slug, name as keyof typeof lenders] as const),
    );
    it.each(cases)('FIN-03 FIN-11 on %s with the lender’s %s in block, calculator and sticky header', (slug, name) => {
      const provider = { harbour: 'harbour-finance', northline: 'northline-finance', wattle: '' }[slug];
      const lender = lenders[name];
      const own = buildVehicle({ price: 41_990, ...(lender ? { finance_lenders: { [provider]: lender } } : {}) });
      const block = html(slug, <RepaymentEstimate vehicle={own} now={NOW} />);
      const calculator = html(slug, <VehicleCalculator vehicle={own} now={NOW} />);
      const { 'Repayment, per week': teaser = '', ...stated } = figures(block);
      const { 'Repayment, per week': repayment, ...computed } = figures(calculator);
      expect(teaser).toBe(`Only ${repayment}*`);
      expect(stated).toEqual(computed);
      expect(stated['Total payable on loan']).toMatch(/^\$[\d,]+$/);
      const note = /(?:Fees|Not) in the total: [^<]*/;
      expect(note.exec(block)?.[0]).toBe(note.exec(calculator)?.[0]);
      const sticky = html(slug, <StickyEstimate vehicle={own} now={NOW} />).replace(/<!-- -->/g, '');
      for (const figure of [teaser, stated['Interest rate'] ?? '', stated['Comparison rate'] ?? ''])
        expect(sticky).toContain(figure);
    });
    it.each([
      ['of the site’s own lender', { advertisedRate: 6.29, comparisonRate: 8.74 }, 'Total payable on loan'],
      ['of a lender whose fees are unknown', { advertisedRate: 7.9, comparisonRate: 8.95 }, 'Total repayments'],
    ])('FIN-10 FIN-12 a quote %s in both parts of its page', (_name, rates, label) => {
      const quote = { weeklyRepaymentAmount: 145, ...rates };
      const config = financeOf(siteOf('harbour'));
      const quoted = quotedFinance(quote, config, { price: 32_290, years: 5 });
      if (!quoted) throw new Error('A quote makes figures.');
      const answer = { state: 'quote', quote, vehicle, termYears: 5 } as const;
      const above = html('harbour', <QuoteOnTerms answer={answer} asked={{ id: 'A1' }} now={NOW} isBusy={false} />);
      const below = html('harbour', <PersonalisedCalculatorPart vehicle={vehicle} quoted={quoted} now={NOW} />);
      expect(figures(above)).toEqual(figures(below));
      expect(figures(above)).toHaveProperty([label]);
      // what the page of the vehicle states for the same loan
      const page = figures(html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />));
      if (rates.advertisedRate === 6.29) expect(page[label]).toBe(figures(above)[label]);
    });
  });
  it.each(['abc', '-5', '', 'Infinity', 'NaN'])(
    'FIN-02 FIN-12 vehiclePriceBudget=%s starts the finance page at its default, 30,000',
    (text) => {
      const markup = html('harbour', <CalculatorPart now={NOW} />, `/finance?vehiclePriceBudget=${text}`);
      expect(markup).toContain('name="amount" value="$30,000"');
      const vehicles = html('harbour', <VehicleCalculator vehicle={vehicle} now={NOW} />, `/cars/x?amount=${text}`);
      expect(vehicles).toContain('name="amount" value="$32,290"');
    },
  );
  it('FIN-01 a budget beyond the bounds starts at the bound', () => {
    const markup = html('harbour', <CalculatorPart now={NOW} />, '/finance?vehiclePriceBudget=1e9');
    expect(markup).toContain('name="amount" value="$250,000"');
  });
  it('FIN-08 with the platform’s own options no comparison rate is below its interest rate', () => {
    const plain = { ...financeConfig.defaults, siteLender: null, fees: [] };
    const shown = figures(html('harbour', <CalculatorPart now={NOW} />, '/finance', plain));
    expect(shown['Interest rate']).toBe('10.00% p.a.');
    expect(Number.parseFloat(shown['Comparison rate'] ?? '')).toBeGreaterThan(11.8);
  });
  it('FIN-01 FIN-12 a form posted without script renders with its answer and keeps its subject', () => {
    const address = '/finance?car_id=H1&amount=%2440%2C000&years=4&frequency=monthly&deposit=5000';
    const markup = html('harbour', <CalculatorPart now={NOW} />, address);
    expect(figures(markup)['Repayment, per month']).toBe('$827/mo');
    expect(markup).toContain('<input type="hidden" name="car_id" value="H1"/>');
    expect(markup).toContain('value="$40,000"');
  });
  describe('the figures that go with an enquiry', () => {
    const fieldOf = (markup: string) =>
      readLoan(/name="finance" value="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&amp;', '&'));
    it('FIN-12 are those that the calculator of the page answers', () => {
      const address = '/finance?car_id=H1&amount=%2440%2C000&years=4&frequency=monthly&deposit=5000';
      const markup = html('harbour', <WorkedOutLoan now={NOW} />, address);
      expect(fieldOf(markup)).toMatchObject({
        amount: 40_000,
        deposit: 5000,
        years: 4,
        frequency: 'monthly',
        repayment: 827,
      });
      expect(markup).toContain('Your calculation');
      expect(markup).toContain('#finance-calculator">Change it');
    });
    it('FIN-13 are those of the vehicle’s own calculator, and none where nothing was worked out', () => {
      const page = `/cars/${vehicle.slug}?deposit=3000`;
      const calculator = figures(html('harbour', <VehicleCalculator vehicle={vehicle} now={NOW} />, page));
      const sent = fieldOf(html('harbour', <WorkedOutLoan vehicle={vehicle} now={NOW} />, page));
      expect(calculator['Repayment, per week']).toBe(`$${sent?.repayment}/wk`);
      expect(sent).toMatchObject({ amount: 32_290, deposit: 3000, interest: 6.29 });
      expect(html('harbour', <WorkedOutLoan vehicle={vehicle} now={NOW} />)).toBe('');
      expect(html('harbour', <WorkedOutLoan now={NOW} />, '/finance?vehiclePriceBudget=22000')).toBe('');
    });
    it('FIN-12 FIN-13 go along without script by every way from a vehicle whose calculator was sent', () => {
      const address = `/cars/${vehicle.slug}?amount=%2430%2C000&deposit=5000&years=3&interest=7.5&frequency=monthly`;
      const linkIn = (markup: string, words: string) =>
        new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const finance = linkIn(
        html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />, address),
        'Get Finance',
      );
      expect(finance).toMatch(/^\/finance\?.*car_id=A1.*#finance-form$/);
      const enquiry = linkIn(
        html('harbour', <VehicleCalculator vehicle={vehicle} now={NOW} />, address),
        'Enquire Now',
      );
      expect(enquiry).toMatch(/#enquiry$/);
      const asked = { amount: 30_000, deposit: 5000, years: 3, interest: 7.5, frequency: 'monthly' };
      expect(fieldOf(html('harbour', <WorkedOutLoan now={NOW} />, finance))).toMatchObject(asked);
      expect(fieldOf(html('harbour', <WorkedOutLoan vehicle={vehicle} now={NOW} />, enquiry))).toMatchObject(asked);
    });
    it('FIN-09 are none of a vehicle or a site without finance', () => {
      const sold = buildVehicle({ status: 'sold' });
      expect(html('harbour', <WorkedOutLoan vehicle={sold} now={NOW} />, '/cars/x?deposit=3000')).toBe('');
      expect(html('harbour', <WorkedOutLoan now={NOW} />, '/finance?deposit=3000', { isShown: false })).toBe('');
    });
  });
  it('FIN-13 Enquire Now leads to the vehicle’s page, or to the form of the finance page', () => {
    expect(html('harbour', <VehicleCalculator vehicle={vehicle} now={NOW} />)).toContain(
      `href="/cars/${vehicle.slug}#enquiry"`,
    );
    const onPage = <CalculatorPart now={NOW} enquireHref="#finance-form" />;
    expect(html('harbour', onPage)).toContain('href="#finance-form"');
  });
  it('FIN-09 a vehicle that is not eligible shows neither estimate nor calculator', () => {
    const sold = buildVehicle({ status: 'sold' });
    expect(html('harbour', <RepaymentEstimate vehicle={sold} now={NOW} />)).toBe('');
    expect(html('harbour', <VehicleCalculator vehicle={sold} now={NOW} />)).toBe('');
    expect(html('harbour', <VehicleCalculator vehicle={vehicle} now={NOW} />, '/', { isShown: false })).toBe('');
  });
  it('VDP-23 a vehicle for test drives only shows no finance anywhere', () => {
    const driven = buildVehicle({ price: 32_290, tag: 'Test Drive Only' });
    expect(html('harbour', <RepaymentEstimate vehicle={driven} now={NOW} />)).toBe('');
    expect(html('harbour', <VehicleCalculator vehicle={driven} now={NOW} />)).toBe('');
    expect(html('harbour', <StickyEstimate vehicle={driven} now={NOW} />)).toBe('');
  });
  it('FIN-11 the sticky header states the estimate of the finance block with both rates, where the site has it', () => {
    const sticky = html('harbour', <StickyEstimate vehicle={vehicle} now={NOW} />).replace(/<!-- -->/g, '');
    for (const figure of ['Only $145/wk*', '6.29% p.a.', 'Comparison rate 8.74% p.a.'])
      expect(sticky).toContain(figure);
    expect(html('harbour', <StickyEstimate vehicle={vehicle} now={NOW} />, '/', { stickyHeader: false })).toBe('');
  });
  it('VDP-25 the disclaimer has an anchor, and the estimate leads to it', () => {
    expect(html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />)).toContain('href="#finance-disclaimer"');
    for (const slug of ['harbour', 'northline', 'wattle']) {
      const calculator = html(slug, <VehicleCalculator vehicle={vehicle} now={NOW} />);
      expect(calculator.match(/id="finance-disclaimer"/g)).toHaveLength(1);
      expect(calculator).toContain('id="finance-calculator"');
    }
  });
  it('FIN-11 a repayment on a price without government charges says that they come on top, wherever it is stated', () => {
    const without = buildVehicle({ price: 32_290, price_type: 'excluding_government_charges_price' });
    const terms = { years: 5, deposit: 0, frequency: 'weekly' } as const;
    const quote = { weeklyRepaymentAmount: 145, advertisedRate: 6.29, comparisonRate: 8.74 };
    const quoted = quotedFinance(quote, financeOf(siteOf('harbour')), { price: 32_290, years: 5 })!;
    const places = (own: Vehicle): readonly ReactNode[] => [
      <RepaymentEstimate vehicle={own} now={NOW} />,
      <StickyEstimate vehicle={own} now={NOW} />,
      <VehicleCalculator vehicle={own} now={NOW} />,
      <PurchaseEstimate vehicle={own} terms={terms} now={NOW} />,
      <QuoteOnTerms
        answer={{ state: 'quote', quote, vehicle: own, termYears: 5 }}
        asked={{ id: 'A1' }}
        now={NOW}
        isBusy={false}
      />,
      <PersonalisedCalculatorPart vehicle={own} quoted={quoted} now={NOW} />,
    ];
    const alone = { teaser: { text: 'Only {repayment}/wk*', rates: 'asterisk' } };
    const said = /come on top of this price and repayment|Plus govt. charges/;
    for (const place of places(without)) expect(html('harbour', place)).toMatch(said);
    expect(html('harbour', places(without)[0], '/', alone)).toMatch(said);
    for (const place of places(vehicle)) expect(html('harbour', place)).not.toMatch(said);
  });
  it('FIN-08 never states a repayment without rates', () => {
    const nothing = { siteLender: null, disclaimer: { text: 'Ask us.', collapsedAt: 197, display: 'full' } };
    expect(html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />, '/', nothing)).toBe('');
    expect(html('harbour', <CalculatorPart now={NOW} />, '/', nothing)).toBe('');
  });
});
