import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { financeRoute, vehicleRoute } from '@forecourt/contracts';
import { resolveConfig, siteSection, vehicleSection } from '@forecourt/site-config';
import { buildVehicle, NOW } from '@forecourt/testing';
import { financeConfig } from '../config.js';
import { Component as CalculatorPart } from '../parts/CalculatorPart.js';
import { Component as RepaymentEstimate } from './RepaymentEstimate.js';
import { Component as StickyEstimate } from './StickyEstimate.js';
import { Component as VehicleCalculator } from './VehicleCalculator.js';

type Section = Record<string, unknown>;
const DEALERS = path.join(import.meta.dirname, '../../../../../dealers');

/** HTML of a part on a demo dealer's site, as the server writes it. */
function html(slug: string, part: ReactNode, address = '/', finance: Section = {}): string {
  const dealer = JSON.parse(readFileSync(path.join(DEALERS, slug, 'site.json'), 'utf8')) as Record<string, Section>;
  const values = { site: dealer['site'], finance: { ...dealer['finance'], ...finance } };
  const config = resolveConfig([siteSection, vehicleSection, financeConfig], [{ name: slug, values }]).values;
  const ownRoutes = [financeRoute, vehicleRoute];
  const site = createSite({ slug, origin: 'http://h', features: [], config, ownRoutes });
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>
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
  it('FIN-11 CARD-07 the weekly estimate stands in the server’s HTML with its rates and its total', () => {
    const shown = figures(html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />));
    expect(shown).toEqual({
      'Repayment, per week': 'Only $145/wk*',
      'Interest rate': '6.29% p.a.',
      'Comparison rate': '8.74% p.a.',
      'Total payable on loan': '$39,493',
    });
  });
  it.each(['harbour', 'northline', 'wattle'])('FIN-02 on %s the calculator starts with the same figures', (slug) => {
    const estimate = figures(html(slug, <RepaymentEstimate vehicle={vehicle} now={NOW} />));
    const calculator = figures(html(slug, <VehicleCalculator vehicle={vehicle} now={NOW} />));
    expect(`Only ${calculator['Repayment, per week']}*`).toBe(estimate['Repayment, per week']);
    for (const label of ['Interest rate', 'Comparison rate', 'Total payable on loan'])
      expect(calculator[label]).toBe(estimate[label]);
  });
  it('FIN-01 FIN-12 a form that sent itself is drawn with its answer and keeps what it was about', () => {
    const address = '/finance?car_id=H1&amount=%2440%2C000&years=4&frequency=monthly&deposit=5000';
    const markup = html('harbour', <CalculatorPart now={NOW} />, address);
    expect(figures(markup)['Repayment, per month']).toBe('$827/mo');
    expect(markup).toContain('<input type="hidden" name="car_id" value="H1"/>');
    expect(markup).toContain('value="$40,000"');
  });
  it('FIN-13 Enquire Now leads to the vehicle’s page, or to the form of the finance page', () => {
    expect(html('harbour', <VehicleCalculator vehicle={vehicle} now={NOW} />)).toContain(`href="/cars/${vehicle.slug}#enquiry"`); // prettier-ignore
    expect(html('harbour', <CalculatorPart now={NOW} />)).toContain('href="#finance-form"');
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
  it('FIN-08 never states a repayment without rates', () => {
    const nothing = { siteLender: null, disclaimer: { text: 'Ask us.', collapsedAt: 197, display: 'full' } };
    expect(html('harbour', <RepaymentEstimate vehicle={vehicle} now={NOW} />, '/', nothing)).toBe('');
    expect(html('harbour', <CalculatorPart now={NOW} />, '/', nothing)).toBe('');
  });
});
