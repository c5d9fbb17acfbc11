import { financeRequestRoute, type FinanceSubject } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { refusedValues } from '../components/EnquiryForm.js';
import { RequestForm } from '../components/requests/RequestForm.js';
import { useRequestForm } from '../components/requests/useRequestForm.js';
import { financeStart } from '../rules/financeStart.js';
import { requestOptions } from '../rules/vehicleRequests.js';
import type { EnquiryRefusal } from '../pages/takePosted.js';
import { useForms } from '../components/useForms.js';
import { formsWords } from '../words/formsWords.js';

interface FinanceEnquiryProps {
  subject: FinanceSubject;
  /** Moment of the page, epoch milliseconds. */
  now?: number;
  /** What was refused when the browser posted the form. */
  refused?: EnquiryRefusal | undefined;
}

/** The enquiry of the finance page, about what its address says (FIN-12). */
export function Component({ subject, now, refused }: FinanceEnquiryProps) {
  const say = useWords(formsWords);
  const site = useSection(siteSection);
  const page = useSite().href(financeRequestRoute);
  const { rules } = requestOptions('finance', useForms(), site, subject.vehicle !== undefined);
  const { form } = useRequestForm({
    request: 'finance',
    vehicle: subject.vehicle && { ...subject.vehicle, status: 'in_stock', make: '', model: '' },
    preset: { ...financeStart(subject, site, rules.fields.includes('location'), say), ...refusedValues(refused) },
  });
  const query = new URLSearchParams(subject.asked).toString();
  // about a vehicle it goes to the page of that vehicle's own finance form
  const own = subject.vehicle || page === undefined ? form.action : page;
  const action = `${own}${query === '' ? '' : `?${query}`}`;
  return <RequestForm {...form} action={action} {...(now === undefined ? {} : { calculated: { now } })} />;
}
