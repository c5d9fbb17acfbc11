// `npm run dealers:check`: every dealer against its template, and what Australian rules say of its choices.
import type { FormsConfig } from '@forecourt/forms/config';
import type { VehicleSection } from '@forecourt/site-config';
import { readSites } from '../start/startForecourt.ts';

interface Warning {
  dealer: string;
  option: string;
  rule: string;
}

try {
  const sites = readSites();
  const warnings: Warning[] = sites.all.flatMap(({ slug, config, site }) => {
    const forms = config['forms'] as unknown as FormsConfig;
    const vehicle = config['vehicle'] as unknown as VehicleSection;
    return [
      ...(forms.optInDefault
        ? [
            {
              dealer: slug,
              option: 'forms.optInDefault',
              rule: 'Spam Act 2003: consent to marketing should be an act of the shopper; a tick that is there already is unlikely to count',
            },
          ]
        : []),
      ...(vehicle.cardRepayment
        ? [
            {
              dealer: slug,
              option: 'vehicle.cardRepayment',
              rule: 'National Credit Code s 164: a repayment needs its annual and comparison rate beside it, no less prominent',
            },
          ]
        : []),
      ...(site.licences.length === 0
        ? [
            {
              dealer: slug,
              option: 'site.licences',
              rule: 'Motor Dealers and Repairers Act 2013 (NSW) s 19A: the licence number belongs on the website',
            },
          ]
        : []),
    ];
  });
  console.log(
    `${sites.all.length} dealers are valid: ${sites.all.map(({ slug, template }) => `${slug} (${template})`).join(', ')}`,
  );
  for (const { dealer, option, rule } of warnings) console.log(`warning: ${dealer}: ${option}: ${rule}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
