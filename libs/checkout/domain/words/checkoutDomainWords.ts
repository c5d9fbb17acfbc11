// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const checkoutDomainWords = defineWords<{
  moment: { day: string | number; time: string | number; city: string | number };
  'amount.price': null;
  'amount.tradeIn': null;
  'amount.owing': null;
  'amount.delivery': null;
  'amount.deposit': null;
  'amount.balance': null;
  'amount.inYourFavour': null;
  'reserve.title': null;
  'reserve.intro': null;
  'reserve.steps.you': null;
  'reserve.steps.youText': null;
  'reserve.steps.pay': { deposit: string | number };
  'reserve.steps.payText': { minutes: number };
  'reserve.steps.held': { hours: number };
  'reserve.steps.heldText': null;
  'reserve.next.call': null;
  'reserve.next.callText': null;
  'reserve.next.see': null;
  'reserve.next.seeText': { hours: number };
  'reserve.next.decide': null;
  'reserve.next.decideText': { deposit: string | number };
  'reserve.refund': { hours: number };
  'reserve.agreement': null;
  'return.title': null;
  'return.days': null;
  'return.distance': null;
  'return.fuel': null;
  'return.lien': null;
  'moneyBack.title': null;
  'moneyBack.text': null;
  'purchase.title': null;
  'purchase.intro': null;
  'purchase.agreement': null;
  'purchase.next.call': null;
  'purchase.next.callText': { hours: number };
  'purchase.next.sign': null;
  'purchase.next.signText': null;
  'purchase.next.drive': null;
  'purchase.next.driveText': null;
  'purchase.note': null;
  'fault.years': null;
  'fault.dollarsFrom': null;
  'fault.dollarsTo': { max: string | number };
  'fault.cents': null;
  'fault.agreed': null;
  'fault.link': null;
}>('checkout-domain', {
  moment: [['day'], ', ', ['time'], ' (', ['city'], ' time)'],
  'amount.price': ['Price'],
  'amount.tradeIn': ['Less your trade-in (estimate)'],
  'amount.owing': ['Finance still owed on it'],
  'amount.delivery': ['Delivery'],
  'amount.deposit': ['Less your deposit'],
  'amount.balance': ['Balance at handover'],
  'amount.inYourFavour': ['Left in your favour'],
  'reserve.title': ['Reserve this vehicle'],
  'reserve.intro': ['Pay a deposit, and nobody else can buy it while you decide.'],
  'reserve.steps.you': ['Tell us who you are'],
  'reserve.steps.youText': ['Your name, and how we reach you.'],
  'reserve.steps.pay': ['Pay ', ['deposit']],
  'reserve.steps.payText': [
    'On the payment provider’s own page. You have ',
    ['minutes', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }],
    ' for it.',
  ],
  'reserve.steps.held': ['Held for ', ['hours', 'plural', { one: ['#', ' hour'], other: ['#', ' hours'] }]],
  'reserve.steps.heldText': ['Come and see it. We call you to find a time.'],
  'reserve.next.call': ['We call you'],
  'reserve.next.callText': ['To find a time that suits. Your receipt comes by email.'],
  'reserve.next.see': ['You see it and drive it'],
  'reserve.next.seeText': [
    'Within the ',
    ['hours', 'plural', { one: ['#', ' hour'], other: ['#', ' hours'] }],
    '. Please bring your driver’s licence.',
  ],
  'reserve.next.decide': ['You decide'],
  'reserve.next.decideText': [
    'Buy it, and the ',
    ['deposit'],
    ' is part of its price. Cancel, and it goes back to you.',
  ],
  'reserve.refund': [
    'The deposit is 100% refundable: cancel whenever you like. If you do nothing, it goes back to you when the ',
    ['hours', 'plural', { one: ['#', ' hour is'], other: ['#', ' hours are'] }],
    ' over.',
  ],
  'reserve.agreement': [
    'I agree to the terms and conditions and that the vehicle is held for me once the deposit is paid.',
  ],
  'return.title': ['If you change your mind afterwards'],
  'return.days': ['Within 14 days from delivery'],
  'return.distance': ['At most 500 km driven since'],
  'return.fuel': ['At least a quarter tank of fuel'],
  'return.lien': ['No lien on the vehicle'],
  'moneyBack.title': ['48-hour money-back guarantee'],
  'moneyBack.text': ['Bring it back within 48 hours of collecting it, and you get your money back.'],
  'purchase.title': ['Buy this vehicle online'],
  'purchase.intro': ['A few steps. Stop and come back whenever you like: we keep your answers.'],
  'purchase.agreement': [
    'I have read the summary and agree to the terms and conditions. The deposit holds the vehicle for me; the contract of sale follows with the dealer.',
  ],
  'purchase.next.call': ['We call you'],
  'purchase.next.callText': [
    'To go through your summary and find a time. The vehicle is yours for ',
    ['hours', 'plural', { one: ['#', ' hour'], other: ['#', ' hours'] }],
    '.',
  ],
  'purchase.next.sign': ['You sign'],
  'purchase.next.signText': ['We send the contract of sale, with a firm value of your trade-in where you have one.'],
  'purchase.next.drive': ['You drive'],
  'purchase.next.driveText': ['You pay the balance when the vehicle is handed over, at our place or at yours.'],
  'purchase.note': [
    'An estimate of a trade-in or of finance is no offer: both are confirmed by a person before you sign anything.',
  ],
  'fault.years': ['must be a number of years'],
  'fault.dollarsFrom': ['must be whole dollars, 0 or more'],
  'fault.dollarsTo': ['must be at most ', ['max']],
  'fault.cents': ['must be whole cents'],
  'fault.agreed': ['must be agreed to'],
  'fault.link': ['must be the token of a reservation’s link'],
});
