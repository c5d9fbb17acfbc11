import { EnquiryForm, type EnquiryFormProps } from '../components/EnquiryForm.js';

export const Component = (props: EnquiryFormProps) => <EnquiryForm {...props} />;
