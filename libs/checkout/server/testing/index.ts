export { startStripe, stripeSignature, type FakeStripe } from './testing/fakeStripe.js';
