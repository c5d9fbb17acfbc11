// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const checkoutWords = defineWords<{
  home: null;
  tryAgain: null;
  continue: null;
  back: null;
  optIn: null;
  backToVehicle: null;
  searchVehicles: null;
  terms: null;
  whatNext: null;
  yourDetails: null;
  marks: null;
  stockNumber: { number: string | number };
  deposit: null;
  'deposit.paid': null;
  'deposit.how': null;
  'label.firstName': null;
  'label.lastName': null;
  'label.email': null;
  'label.phone': null;
  'label.whenToSee': null;
  'label.message': null;
  'label.years': null;
  'label.frequency': null;
  'label.location': null;
  'label.postcode': null;
  'label.address': null;
  'label.terms': null;
  'needed.field': null;
  'needed.name': null;
  'needed.email': null;
  'needed.agreed': null;
  'needed.phoneForTime': null;
  'needed.phoneForSummary': null;
  'needed.postcode': null;
  'needed.address': null;
  'needed.choice': null;
  'needed.dollars': null;
  'refused.nothingLost': { reason: string | number };
  'refused.reservation': null;
  'refused.step': null;
  'reserve.pay': { deposit: string | number };
  'reserve.again': null;
  'reserve.payNote': null;
  'reserve.unread': null;
  'own.heldUntil': null;
  'own.reference': null;
  'own.vehicle': null;
  'own.where': null;
  'own.hours': null;
  'own.anotherCard': null;
  'own.pay': { deposit: string | number };
  'own.check': null;
  'own.cancel': null;
  'own.cancelPaid': null;
  'own.questions': { ways: string | number };
  'held.title': { name: string | number };
  'held.text': { deposit: string | number };
  'declined.title': null;
  'declined.text': { moment: string | number };
  'unpaid.title': null;
  'unpaid.text': { moment: string | number };
  'late.title': null;
  'late.text': { deposit: string | number };
  'lapsed.title': null;
  'lapsed.text': null;
  'cancelled.title': null;
  'cancelled.goesBack': { deposit: string | number };
  'cancelled.text': null;
  'released.title': null;
  'released.text': { deposit: string | number };
  'refunded.title': null;
  'refunded.text': { deposit: string | number };
  'completed.title': null;
  'completed.text': { deposit: string | number };
  'notNow.enquire': null;
  'notNow.reserve': null;
  'notNow.held': null;
  'notNow.heldText': null;
  'notNow.taken': null;
  'notNow.takenText': { moment: string | number };
  'notNow.notOnline': null;
  'notNow.notReservable': null;
  'notNow.askUs': null;
  'notNow.signIn': null;
  'notNow.accountToBuy': null;
  'notNow.accountToReserve': null;
  'notNow.similar': { make: string | number };
  'none.unnamed': null;
  'none.unnamedText': null;
  'none.unknown': null;
  'none.unknownText': null;
  'none.gone': null;
  'none.goneText': null;
  'step.vehicle': null;
  'step.tradeIn': null;
  'step.payment': null;
  'step.handover': null;
  'step.summary': null;
  'vehicle.next': null;
  'vehicle.start': null;
  'amounts.title': null;
  'amounts.see': null;
  'amounts.loanPaysAll': null;
  'amounts.shares': { loan: string | number; own: string | number };
  'details.note': null;
  'tradeIn.question': null;
  'tradeIn.none': null;
  'tradeIn.car': { car: string | number };
  'tradeIn.another': null;
  'tradeIn.one': null;
  'tradeIn.later': null;
  'tradeIn.valueAnother': null;
  'tradeIn.valueNow': null;
  'tradeIn.note': null;
  'tradeIn.owed': { amount: string | number };
  'tradeIn.byPerson': null;
  'tradeIn.estimate': { low: string | number; high: string | number; middle: string | number };
  'payment.question': null;
  'payment.outright': null;
  'payment.outrightText': null;
  'payment.finance': null;
  'payment.financeText': null;
  'loan.deposit': null;
  'loan.depositHint': { deposit: string | number };
  'loan.depositSlider': null;
  'loan.termSlider': null;
  'loan.weekly': null;
  'loan.fortnightly': null;
  'loan.monthly': null;
  'loan.yearly': null;
  'loan.update': null;
  'handover.question': null;
  'handover.pickUp': null;
  'handover.delivery': null;
  'handover.deliveryPrice': null;
  'handover.day': null;
  'summary.pay': { deposit: string | number };
  'summary.said': null;
  'summary.download': null;
  'summary.payNote': null;
  'summary.yours': null;
  'summary.yoursOf': { reference: string | number };
  'answers.change': null;
  'answers.changeStep': { step: string | number };
  'answers.carByPerson': { car: string | number };
  'answers.carEstimate': { car: string | number; low: string | number; high: string | number };
  'answers.carLater': null;
  'answers.noCar': null;
  'answers.finance': { term: string | number; frequency: string | number };
  'answers.financeWithDeposit': { term: string | number; frequency: string | number; deposit: string | number };
  'answers.delivered': { address: string | number };
  'answers.deliveredIn': { address: string | number; region: string | number };
  'answers.pickUp': null;
  'answers.pickUpAt': { place: string | number };
  'purchase.again': null;
  'purchase.unread': null;
  'purchases.title': null;
  'purchases.what': null;
  'purchases.changed': { moment: string | number };
  'purchases.paid': null;
  'purchases.see': null;
  'purchases.goOnPaying': null;
  'purchases.nextStep': { step: string | number };
  'purchases.goOn': null;
  'reservations.title': null;
  'reservations.what': null;
  'reservations.none': null;
  'reservations.note': { deposit: string | number; reference: string | number };
  'reservations.held': null;
  'reservations.heldUntil': { state: string | number; moment: string | number };
  'reservations.see': null;
  'reservations.seeOrCancel': null;
  'reservations.payOrCancel': null;
  'reservations.declined': null;
  'reservations.waits': null;
  'reservations.bought': null;
  'reservations.unpaid': null;
  'reservations.cancelled': { deposit: string | number };
  'reservations.over': { deposit: string | number };
}>('checkout', {
  home: ['Home'],
  tryAgain: ['Try again'],
  continue: ['Continue'],
  back: ['Back'],
  optIn: ['Send me news and offers by email or text message.'],
  backToVehicle: ['Back to the vehicle'],
  searchVehicles: ['Search vehicles'],
  terms: ['Terms and conditions'],
  whatNext: ['What happens next'],
  yourDetails: ['Your details'],
  marks: ['Accepted payments'],
  stockNumber: ['Stock no. ', ['number']],
  deposit: ['Deposit'],
  'deposit.paid': ['Your deposit'],
  'deposit.how': ['How it works'],
  'label.firstName': ['First name'],
  'label.lastName': ['Last name'],
  'label.email': ['Email'],
  'label.phone': ['Phone'],
  'label.whenToSee': ['When would you like to see it? Anything we should know?'],
  'label.message': ['Anything we should know?'],
  'label.years': ['Loan term'],
  'label.frequency': ['Repayments'],
  'label.location': ['Which place?'],
  'label.postcode': ['Postcode'],
  'label.address': ['Street and suburb'],
  'label.terms': ['Terms'],
  'needed.field': ['Please fill this in.'],
  'needed.name': ['Please enter your name.'],
  'needed.email': ['Please enter your email address.'],
  'needed.agreed': ['Please tick this to go on.'],
  'needed.phoneForTime': ['Please enter your phone number: we call you to find a time.'],
  'needed.phoneForSummary': ['Please enter your phone number: we call you to go through the summary.'],
  'needed.postcode': ['Please enter a postcode.'],
  'needed.address': ['Please enter your street and suburb.'],
  'needed.choice': ['Please choose one.'],
  'needed.dollars': ['Please enter whole dollars, such as 3,000.'],
  'refused.nothingLost': [['reason'], ' Nothing you typed is lost.'],
  'refused.reservation': ['Your reservation could not be made just now. Please try again.'],
  'refused.step': ['This could not be saved just now. Please try again.'],
  'reserve.pay': ['Continue to pay ', ['deposit']],
  'reserve.again': ['Reserve it again'],
  'reserve.payNote': ['You pay on the payment provider’s own page. We never see the number of your card.'],
  'reserve.unread': ['This page cannot be shown just now.'],
  'own.heldUntil': ['Held for you until'],
  'own.reference': ['Reference'],
  'own.vehicle': ['Vehicle'],
  'own.where': ['Where'],
  'own.hours': ['Hours'],
  'own.anotherCard': ['Try another card'],
  'own.pay': ['Pay ', ['deposit']],
  'own.check': ['Check again'],
  'own.cancel': ['Cancel'],
  'own.cancelPaid': ['Cancel and get the deposit back'],
  'own.questions': ['Questions? Contact us with your reference: ', ['ways']],
  'held.title': ['Reserved for you, ', ['name']],
  'held.text': ['Your deposit of ', ['deposit'], ' is paid. No other shopper can buy the vehicle until then.'],
  'declined.title': ['The payment did not go through'],
  'declined.text': [
    'Your card was declined and nothing was charged. The vehicle waits for you until ',
    ['moment'],
    ': try another card.',
  ],
  'unpaid.title': ['The deposit is not paid yet'],
  'unpaid.text': ['The vehicle waits for you until ', ['moment'], '. If you have just paid, we will know in a moment.'],
  'late.title': ['Your payment came too late'],
  'late.text': [
    'Somebody else has the vehicle by now. Your ',
    ['deposit'],
    ' goes back to you; banks take a few days for it.',
  ],
  'lapsed.title': ['The deposit was not paid'],
  'lapsed.text': [
    'The time to pay has run out, and nothing was charged. Your details are still here: try again below.',
  ],
  'cancelled.title': ['You cancelled this reservation'],
  'cancelled.goesBack': ['Your deposit of ', ['deposit'], ' goes back to you; banks take a few days for it.'],
  'cancelled.text': ['Nothing was charged.'],
  'released.title': ['The reservation is over'],
  'released.text': [
    'The vehicle is on offer again. Your deposit of ',
    ['deposit'],
    ' goes back to you; banks take a few days for it.',
  ],
  'refunded.title': ['Your deposit was given back'],
  'refunded.text': ['We gave your ', ['deposit'], ' back; banks take a few days until you see it.'],
  'completed.title': ['Congratulations'],
  'completed.text': ['You bought this vehicle; the deposit of ', ['deposit'], ' is part of its price.'],
  'notNow.enquire': ['Enquire Now'],
  'notNow.reserve': ['Reserve it'],
  'notNow.held': ['Somebody else holds this vehicle'],
  'notNow.heldText': ['It is reserved with a deposit. If they decide against it, it is on offer again within days.'],
  'notNow.taken': ['Somebody else is reserving it right now'],
  'notNow.takenText': ['If they do not pay their deposit, it is free again at ', ['moment'], '.'],
  'notNow.notOnline': ['This vehicle cannot be bought online'],
  'notNow.notReservable': ['This vehicle cannot be reserved online'],
  'notNow.askUs': ['Ask us about it: we are glad to help.'],
  'notNow.signIn': ['Please sign in first'],
  'notNow.accountToBuy': ['Buying online here is for shoppers who have an account. Call us, and we help you at once.'],
  'notNow.accountToReserve': [
    'Reservations here are for shoppers who have an account. Call us, and we hold the vehicle for you.',
  ],
  'notNow.similar': ['See other ', ['make'], ' vehicles'],
  'none.unnamed': ['Choose a vehicle first'],
  'none.unnamedText': ['Open the page of a vehicle that you like, and press “Buy Online” there.'],
  'none.unknown': ['There is no such vehicle here'],
  'none.unknownText': ['The address may be mistyped, or the vehicle is on another site.'],
  'none.gone': ['This vehicle is no longer here'],
  'none.goneText': ['It has left our site. There may be one like it.'],
  'step.vehicle': ['The vehicle'],
  'step.tradeIn': ['Your trade-in'],
  'step.payment': ['How you pay'],
  'step.handover': ['Handover'],
  'step.summary': ['Summary'],
  'vehicle.next': [
    'Next: your details, a trade-in if you have one, how you pay, and the handover. You check everything once more before you pay the deposit.',
  ],
  'vehicle.start': ['Start'],
  'amounts.title': ['What you pay'],
  'amounts.see': ['See all amounts'],
  'amounts.loanPaysAll': ['The loan would pay all of it.'],
  'amounts.shares': [['loan'], ' of it would come from the loan, ', ['own'], ' from you.'],
  'details.note': [
    'We use your details for this purchase. We call you if you stop half-way, unless you ask us not to.',
  ],
  'tradeIn.question': ['Do you have a car to trade in?'],
  'tradeIn.none': ['I have no car to trade in'],
  'tradeIn.car': ['Trade in my ', ['car']],
  'tradeIn.another': ['I have another car: value it with me'],
  'tradeIn.one': ['I have one: value it with me'],
  'tradeIn.later': ['We value it when we call you. It is not in the amounts until then.'],
  'tradeIn.valueAnother': ['Value another car'],
  'tradeIn.valueNow': ['Value my car now'],
  'tradeIn.note': ['It takes two minutes. Your purchase is saved, and the estimate is here when you come back.'],
  'tradeIn.owed': [['amount'], ' is still owed on it.'],
  'tradeIn.byPerson': ['A person values it; it is not in the amounts until then.'],
  'tradeIn.estimate': ['Estimate ', ['low'], ' to ', ['high'], '; your amounts count ', ['middle'], '.'],
  'payment.question': ['How do you pay?'],
  'payment.outright': ['Outright'],
  'payment.outrightText': ['You pay the balance by bank transfer or bank cheque at the handover.'],
  'payment.finance': ['With finance'],
  'payment.financeText': ['See an estimate here. You apply for the loan with our finance people.'],
  'loan.deposit': ['Deposit'],
  'loan.depositHint': ['What you pay yourself, on top of the ', ['deposit'], ' today.'],
  'loan.depositSlider': ['Deposit, slider'],
  'loan.termSlider': ['Loan term, slider'],
  'loan.weekly': ['Weekly'],
  'loan.fortnightly': ['Fortnightly'],
  'loan.monthly': ['Monthly'],
  'loan.yearly': ['Yearly'],
  'loan.update': ['Update the repayment'],
  'handover.question': ['Where do we hand it over?'],
  'handover.pickUp': ['I pick it up'],
  'handover.delivery': ['Bring it to me'],
  'handover.deliveryPrice': ['We add the price of delivery to your amounts.'],
  'handover.day': ['We agree on the day when we call you.'],
  'summary.pay': ['Agree and pay ', ['deposit']],
  'summary.said': ['Your answers'],
  'summary.download': ['Download the summary (PDF)'],
  'summary.payNote': ['You pay the deposit on the payment provider’s own page. We never see the number of your card.'],
  'summary.yours': ['Your summary'],
  'summary.yoursOf': ['Your summary ', ['reference']],
  'answers.change': ['Change'],
  'answers.changeStep': ['Change: ', ['step']],
  'answers.carByPerson': ['Your ', ['car'], ', valued by a person'],
  'answers.carEstimate': ['Your ', ['car'], ', estimate ', ['low'], ' to ', ['high']],
  'answers.carLater': ['You have one; we value it with you'],
  'answers.noCar': ['None'],
  'answers.finance': [
    'With finance over ',
    ['term'],
    ', ',
    [
      'frequency',
      'select',
      { weekly: ['weekly'], fortnightly: ['fortnightly'], monthly: ['monthly'], yearly: ['yearly'], other: [] },
    ],
    ' repayments',
  ],
  'answers.financeWithDeposit': [
    'With finance over ',
    ['term'],
    ', ',
    [
      'frequency',
      'select',
      { weekly: ['weekly'], fortnightly: ['fortnightly'], monthly: ['monthly'], yearly: ['yearly'], other: [] },
    ],
    ' repayments, with a deposit of ',
    ['deposit'],
  ],
  'answers.delivered': ['Delivered to ', ['address']],
  'answers.deliveredIn': ['Delivered to ', ['address'], ' (', ['region'], ')'],
  'answers.pickUp': ['You pick it up'],
  'answers.pickUpAt': ['You pick it up: ', ['place']],
  'purchase.again': ['Buy it after all'],
  'purchase.unread': ['This page cannot be shown just now. Your answers are kept.'],
  'purchases.title': ['Your purchases'],
  'purchases.what': ['purchases'],
  'purchases.changed': ['Changed ', ['moment']],
  'purchases.paid': ['The deposit is paid'],
  'purchases.see': ['See the summary and what happens next'],
  'purchases.goOnPaying': ['Go on and pay it'],
  'purchases.nextStep': ['Next step: ', ['step']],
  'purchases.goOn': ['Go on buying it'],
  'reservations.title': ['Your reservations'],
  'reservations.what': ['reservations'],
  'reservations.none': ['No vehicle is reserved under your email or mobile.'],
  'reservations.note': ['Deposit ', ['deposit'], ', reference ', ['reference']],
  'reservations.held': ['Held for you'],
  'reservations.heldUntil': [['state'], ' until ', ['moment']],
  'reservations.see': ['See it'],
  'reservations.seeOrCancel': ['See or cancel'],
  'reservations.payOrCancel': ['Pay or cancel'],
  'reservations.declined': ['The card was declined'],
  'reservations.waits': ['Waits for your deposit'],
  'reservations.bought': ['Bought'],
  'reservations.unpaid': ['Ended without a payment'],
  'reservations.cancelled': [
    'Cancelled',
    [
      'deposit',
      'select',
      { refunded: [', the deposit was refunded'], due: [', the deposit goes back to you'], other: [] },
    ],
  ],
  'reservations.over': [
    'Over',
    [
      'deposit',
      'select',
      { refunded: [', the deposit was refunded'], due: [', the deposit goes back to you'], other: [] },
    ],
  ],
});
