export { startStripe, stripeSignature, type FakeStripe } from './fakeStripe.js';
