import { describe, expect, it } from 'vitest';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';
import { leavingOut } from '../left-out/leftOut.ts';

describe.each(Object.keys(TEMPLATES) as TemplateName[])('TEN-02 the template %s', (template) => {
  it('without any one of its features opens its other pages, and leads to none of the missing ones', async () => {
    const { failed, refused, sites, notices } = await leavingOut(template);
    expect(failed).toEqual([]);
    expect(sites.length).toBeGreaterThan(3);
    expect(notices.filter((line) => line.includes('stays out'))).toEqual([]);
    for (const { feature, ...found } of sites)
      expect.soft(found, `without ${feature}`).toEqual({ deadLinks: [], failed: [], open: [], faults: [] });
    // every card leads to its vehicle
    expect([...refused.keys()]).toEqual(['vehicle-detail']);
    expect(refused.get('vehicle-detail')).toContain(
      'feature "search" needs the page "vehicle-detail/page" of feature "vehicle-detail"',
    );
    expect(notices.join('\n')).toContain(
      'site.homeSections.0: "search/home-hero" is left out: template without-search has no feature "search".',
    );
    expect(notices).toContain(
      'Page "finance/personalised" is left out of template without-forms: ' +
        'it reads the section "forms", whose feature the template does not install.',
    );
  });
});
