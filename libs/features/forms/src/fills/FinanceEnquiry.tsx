import type { FinanceSubject } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { RequestForm } from '../components/requests/RequestForm.js';
import { useRequestForm } from '../components/requests/useRequestForm.js';
import { financeStart } from '../domain/financeStart.js';
import { requestOptions } from '../domain/vehicleRequests.js';
import { formsSection } from '../section.js';

/** The enquiry of the finance page, about what its address says (FIN-12). */
export function Component({ subject, now }: { subject: FinanceSubject; now?: number }) {
  const site = useSection(siteSection);
  const { rules } = requestOptions('finance', useSection(formsSection), site, subject.vehicle !== undefined);
  const { form } = useRequestForm({
    request: 'finance',
    vehicle: subject.vehicle && { ...subject.vehicle, status: 'in_stock', make: '', model: '' },
    preset: financeStart(subject, site, rules.fields.includes('location')),
  });
  return <RequestForm {...form} asked={subject.asked} {...(now === undefined ? {} : { calculated: { now } })} />;
}
