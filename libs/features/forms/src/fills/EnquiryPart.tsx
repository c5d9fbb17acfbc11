import { StoreProvider } from '@forecourt/runtime/store';
import { EnquiryForm, type EnquiryFormProps } from '../components/EnquiryForm.js';

export const Component = (props: EnquiryFormProps) => (
  <StoreProvider>
    <EnquiryForm {...props} />
  </StoreProvider>
);
