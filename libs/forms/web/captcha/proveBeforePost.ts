import type { CaptchaOptions } from '@forecourt/enquiry';
import { beginProof, proveForm } from './prove.js';

/**
 * Has a form that posts itself wait for its proof, which goes with it in `field`. Without one it is posted all the
 * same: the service says what then. Returns what stops it.
 */
export function proveBeforePost(form: HTMLFormElement, field: HTMLInputElement, captcha: CaptchaOptions): () => void {
  let state: 'ready' | 'proving' | 'proven' = 'ready';
  let isStopped = false;
  const begin = (): void => beginProof(captcha);
  const onSubmit = (event: SubmitEvent): void => {
    // what sends the form as it is, such as a way back, stores nothing
    if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
    // a proof is good once: the next post, as after a way back, needs another
    if (state === 'proven') {
      state = 'ready';
      return;
    }
    event.preventDefault();
    if (state === 'proving') return;
    state = 'proving';
    const { submitter } = event;
    void proveForm(captcha, form).then((proof = '') => {
      // the step that it is for was left meanwhile
      if (isStopped) return;
      field.value = proof;
      state = 'proven';
      form.requestSubmit(submitter);
      // the form had something to complain of, and was not posted
      state = 'ready';
    });
  };
  form.addEventListener('focusin', begin, { once: true });
  form.addEventListener('submit', onSubmit);
  return () => {
    isStopped = true;
    form.removeEventListener('focusin', begin);
    form.removeEventListener('submit', onSubmit);
  };
}
