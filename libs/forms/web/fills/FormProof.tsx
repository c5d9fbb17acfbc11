import { useEffect, useRef } from 'react';
import { useSection } from '@forecourt/composition';
import { PROOF_FIELD } from '@forecourt/enquiry';
import { proveBeforePost } from '../captcha/proveBeforePost.js';
import { formsSection } from '../section.js';

/** Field of the form around it: on a site with a captcha service, what proves that a person posts it. */
export function Component() {
  const { captcha } = useSection(formsSection);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    return captcha && field.current && form ? proveBeforePost(form, field.current, captcha) : undefined;
  }, [captcha]);
  return captcha && <input ref={field} type="hidden" name={PROOF_FIELD} data-proof="" />;
}
