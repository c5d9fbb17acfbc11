export { SuccessMessage as Component } from '../components/SuccessMessage.js';
