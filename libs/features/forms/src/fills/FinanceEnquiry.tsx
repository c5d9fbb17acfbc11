import type { FinanceSubject } from '@forecourt/contracts';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { RequestForm } from '../components/requests/RequestForm.js';
import { useRequestForm } from '../components/requests/useRequestForm.js';
import { financeStart } from '../domain/financeStart.js';
import { formsSection } from '../section.js';

/** The enquiry of the finance page, about what its address says (FIN-12). */
export function Component({ subject }: { subject: FinanceSubject }) {
  const site = useSection(siteSection);
  const { enquiryFields } = useSection(formsSection);
  // about a vehicle the form is the short one, without a location
  const asksLocation = !subject.vehicle && enquiryFields.includes('location') && site.locations.filter(({ visible }) => visible).length > 1; // prettier-ignore
  const { form } = useRequestForm({
    request: 'finance',
    vehicle: subject.vehicle && { ...subject.vehicle, status: 'in_stock', make: '', model: '' },
    preset: financeStart(subject, site, asksLocation),
  });
  return <RequestForm {...form} asked={subject.asked} />;
}
