import { vehicleEnquirySlot } from '@forecourt/contracts';
import { useIsFilled } from '@forecourt/composition';

export const ENQUIRY_ANCHOR = 'enquiry';

/** The page's own enquiry; undefined where no feature renders its form, so that nothing leads there. */
export const useEnquiryAnchor = (): string | undefined =>
  useIsFilled(vehicleEnquirySlot) ? `#${ENQUIRY_ANCHOR}` : undefined;
