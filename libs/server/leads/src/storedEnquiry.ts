import type { EnquiryBody } from '@forecourt/contracts/api';

/** What the database has of an enquiry: leads of earlier versions may lack newer fields. */
export type StoredEnquiry = EnquiryBody & {
  /** ISO 8601, UTC. */
  readonly received_at: string;
};
