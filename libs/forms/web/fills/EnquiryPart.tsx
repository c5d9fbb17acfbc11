export { EnquiryForm as Component } from '../components/EnquiryForm.js';
