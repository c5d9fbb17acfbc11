import type { ReactNode } from 'react';
import { ActionForm, type ActionFormProps } from '@forecourt/action-form';
import { useWords } from '@forecourt/composition';
import { enquiryWords } from '@forecourt/enquiry';
import { leadFormFaults } from '../rules/leadForms.js';

export interface LeadFormProps extends Omit<ActionFormProps, 'rules'> {
  /** What it does; the action of the page goes by it. */
  act: string;
}

/** One of the forms of a lead's page, which all post to the action of that page. */
export function LeadForm({ act, hidden, ...form }: LeadFormProps): ReactNode {
  const say = useWords(enquiryWords);
  return (
    <ActionForm step={act} {...form} hidden={{ act, ...hidden }} rules={(values) => leadFormFaults(act, values, say)} />
  );
}
