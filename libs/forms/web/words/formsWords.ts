// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const formsWords = defineWords<{
  home: null;
  finance: null;
  back: null;
  next: null;
  pleaseChoose: null;
  agree: null;
  thankYou: null;
  backToVehicle: null;
  addToCalendar: null;
  whatNext: null;
  answersYou: { name: string | number };
  'label.firstName': null;
  'label.lastName': null;
  'label.email': null;
  'label.phone': null;
  'label.postcode': null;
  'label.category': null;
  'label.location': null;
  'label.dealership': null;
  'label.rego': null;
  'label.date': null;
  'label.time': null;
  'label.drivenAt': null;
  'label.vehicleWanted': null;
  'label.ownVehicle': null;
  'label.odometer': null;
  'label.serviceWanted': null;
  'label.extras': null;
  'label.part': null;
  'label.business': null;
  'label.fleetSize': null;
  'label.position': null;
  'label.message': null;
  'label.optIn': null;
  'label.terms': null;
  'label.preferredContact': null;
  'label.underFinance': null;
  'label.hasTradeIn': null;
  'label.decoy': null;
  'label.regoState': null;
  'label.make': null;
  'label.model': null;
  'label.year': null;
  'label.kms': null;
  'label.owing': null;
  'label.ownerFirstName': null;
  'label.ownerLastName': null;
  'label.ownerMobile': null;
  'fact.when': null;
  'fact.where': null;
  'fact.vehicle': null;
  'fact.reference': null;
  'fact.car': null;
  'fact.odometer': null;
  'fact.owed': null;
  needed: { label: string | number };
  'needed.this': null;
  'needed.firstName': null;
  'needed.email': null;
  'needed.phone': null;
  'needed.comments': null;
  'needed.terms': null;
  'needed.answer': null;
  'needed.category': null;
  'needed.location': null;
  'needed.dealership': null;
  'needed.dayAndTime': null;
  'needed.dayOfTime': null;
  'needed.make': null;
  'needed.model': null;
  'needed.rego': null;
  'needed.yesOrNo': null;
  tooLong: { label: string | number; most: string | number };
  'tooLong.this': { most: string | number };
  unfit: { what: string | number };
  'takes.email': null;
  'takes.phone': null;
  'unfit.other': null;
  'unfit.postcode': null;
  'unfit.odometer': null;
  'unfit.day': null;
  'unfit.dayOver': null;
  'unfit.dayNotOffered': null;
  'unfit.timeNotOffered': null;
  'unfit.extras': null;
  'unfit.serviceWanted': null;
  'unfit.regoState': { states: string | number };
  'unfit.year': { from: string | number; to: string | number };
  'unfit.kms': { most: string | number };
  'unfit.owing': { most: string | number };
  'refused.submit': null;
  'refused.noLead': null;
  'refused.tooMany': null;
  'refused.nothingLost': null;
  'refused.field': { field: string | number; fault: string | number };
  'message.aboutVehicle': { vehicle: string | number };
  'message.aboutOffer': { offer: string | number };
  'message.similar': { vehicle: string | number };
  'message.budget': { budget: string | number };
  'enquiry.form': null;
  'contact.title': null;
  'contact.heading': { dealer: string | number };
  'contact.message': null;
  'contact.description': { dealer: string | number };
  'request.whereItStands': null;
  'request.received': { dealer: string | number };
  'testDrive.hint': null;
  'testDrive.found': { stock: string | number };
  'testDrive.stock': null;
  'testDrive.description': { dealer: string | number };
  'times.zone': { city: string | number };
  'times.ofZone': { zone: string | number };
  'times.ofPlace': null;
  'times.on': { label: string | number; day: string | number };
  'times.kept': { time: string | number; day: string | number };
  'times.full': null;
  'times.taken': null;
  'times.own': null;
  'times.anyDay': null;
  'times.anyTime': null;
  'times.chooseDay': null;
  'times.unknown': null;
  'success.booked': null;
  'success.nothing': null;
  'success.bookedText': { dealer: string | number };
  'success.received': { dealer: string | number };
  'success.receivedAndAnswers': { dealer: string | number };
  'success.nothingText': { dealer: string | number };
  'success.reference': { reference: string | number; category: string | number };
  'success.addPhotos': null;
  'success.enquire': null;
  'success.more': null;
  'success.change': null;
  booking: null;
  'booking.title': null;
  'booking.booked': { name: string | number };
  'booking.moved': { name: string | number };
  'booking.cancelled': null;
  'booking.past': null;
  'booking.seeVehicle': null;
  'booking.another': null;
  'booking.notSuiting': null;
  'booking.noTime': null;
  'booking.moveForm': null;
  'booking.anotherDay': null;
  'booking.move': null;
  'booking.cancelForm': null;
  'booking.cancel': null;
  'booking.unknown': null;
  'booking.unread': null;
  'booking.unchanged': null;
  'booking.questions': { ways: string | number };
  'bookings.title': null;
  'bookings.what': null;
  'bookings.none': null;
  'bookings.book': null;
  'bookings.note': { state: string | number; reference: string | number };
  'bookings.booked': null;
  'bookings.cancelled': null;
  'bookings.past': null;
  'bookings.change': null;
  'bookings.see': null;
  'step.car': null;
  'step.questions': null;
  'step.contact': null;
  'step.estimate': null;
  'tradeIn.find': null;
  'tradeIn.pleaseSelect': null;
  'tradeIn.owingHint': { question: string | number };
  'tradeIn.send': null;
  'tradeIn.gone': null;
  'tradeIn.unread': null;
  'tradeIn.faq': null;
  'against.vehicle': null;
  'against.title': null;
  'against.sold': null;
  'against.buy': null;
  'rego.found': { name: string | number };
  'rego.unknown': null;
  'rego.failed': null;
  'promise.estimate': null;
  'promise.byHand': null;
  'outlook.estimate': null;
  'outlook.byHand': { reason: string | number };
  'byHand.title': null;
  'byHand.note': { dealer: string | number };
  'byHand.notShown': null;
  'byHand.tooOld': { years: number };
  'byHand.tooManyKms': { kms: string | number };
  'byHand.fewComparables': null;
  'byHand.littleValue': null;
  'byHand.unavailable': null;
  'estimate.title': null;
  'estimate.middle': { middle: string | number; comparables: number; confidence: string | number };
  'estimate.years': { from: string | number; to: string | number };
  'estimate.note': { dealer: string | number };
  'estimate.accepted': null;
  'estimate.person': null;
  'estimate.answer': null;
  'estimate.accept': null;
  'estimate.talkFirst': null;
  'estimate.callMe': null;
  'estimate.change': null;
  'estimate.changeForm': null;
  'estimate.workOut': null;
  'photos.title': null;
  'photos.intro': { dealer: string | number };
  'photos.one': { at: string | number; count: string | number };
  'photos.remove': null;
  'photos.removeOne': { at: string | number };
  'photos.add': null;
  'photos.addUpTo': { room: string | number };
  'photos.addMore': { room: string | number };
  'photos.rules': { most: string | number };
  'photos.slow': null;
  'photos.send': null;
  'photos.full': null;
  'photos.wait': null;
  'photos.notAll': null;
  'photos.fault': { name: string | number; fault: string | number };
  'photos.notSent': null;
  'photos.notKept': { reason: string | number };
  'photos.added': { name: string | number; count: string | number; most: number };
  'photos.removed': { count: string | number; most: number };
  'photos.notRemoved': null;
  'label.serviceDay': null;
  optIn: null;
  submit: null;
  collectionNotice: { dealer: string | number };
  'request.testDrive': null;
  'request.testDriveIntro': null;
  'request.testDriveButton': null;
  'request.testDriveHidden': null;
  'request.photos': null;
  'request.photosIntro': null;
  'request.photosButton': null;
  'request.photosHidden': null;
  'request.enquiry': null;
  'request.similar': null;
  'request.finance': null;
  'request.financeIntro': null;
  'request.financeButton': null;
  'request.financeHidden': null;
  'topic.service': null;
  'topic.serviceIntro': null;
  'topic.serviceButton': null;
  'topic.parts': null;
  'topic.partsIntro': null;
  'topic.partsButton': null;
  'topic.fleet': null;
  'topic.fleetIntro': null;
  'topic.fleetButton': null;
  'topic.careers': null;
  'topic.careersIntro': null;
  'topic.careersButton': null;
  'service.logbook': null;
  'service.repair': null;
  'service.tyres': null;
  'service.warranty': null;
  'service.other': null;
  'extra.wash': null;
  'extra.alignment': null;
  'extra.airConditioning': null;
  'extra.loanCar': null;
  'extra.pickUp': null;
  'page.tradeIn': null;
  'page.tradeInIntro': null;
  'page.sellMyCar': null;
  'page.sellMyCarIntro': null;
  'page.sellYourCar': null;
  'page.sellYourCarIntro': null;
  'faq.which': null;
  'faq.whichText': { years: number; kms: string | number };
  'faq.where': null;
  'faq.whereText': null;
  'faq.paid': null;
  'faq.paidText': null;
  'faq.finance': null;
  'faq.financeText': null;
  'faq.bring': null;
  'faq.bringText': null;
}>('forms', {
  home: ['Home'],
  finance: ['Finance'],
  back: ['Back'],
  next: ['Next'],
  pleaseChoose: ['Please choose'],
  agree: ['I agree to the terms of use.'],
  thankYou: ['Thank you'],
  backToVehicle: ['Back to the vehicle'],
  addToCalendar: ['Add to calendar'],
  whatNext: ['What happens next'],
  answersYou: [['name'], ' answers you.'],
  'label.firstName': ['First name'],
  'label.lastName': ['Last name'],
  'label.email': ['Email'],
  'label.phone': ['Phone'],
  'label.postcode': ['Postcode'],
  'label.category': ['What is it about?'],
  'label.location': ['Location'],
  'label.dealership': ['Dealership'],
  'label.rego': ['Rego'],
  'label.date': ['Test Drive Booking Date'],
  'label.time': ['Time'],
  'label.drivenAt': ['Where would you like to drive it?'],
  'label.vehicleWanted': ['Which vehicle would you like to drive?'],
  'label.ownVehicle': ['Your vehicle: make, model and year'],
  'label.odometer': ['Odometer (km)'],
  'label.serviceWanted': ['What does it need?'],
  'label.extras': ['While it is with us'],
  'label.part': ['Part or accessory'],
  'label.business': ['Business name'],
  'label.fleetSize': ['How many vehicles do you run?'],
  'label.position': ['Position'],
  'label.message': ['Comments'],
  'label.optIn': ['News and offers'],
  'label.terms': ['Terms of use'],
  'label.preferredContact': ['Preferred Contact Method'],
  'label.underFinance': ['Is Your Car Currently Under Finance?'],
  'label.hasTradeIn': ['Do you have a trade-in?'],
  'label.decoy': ['Leave this empty'],
  'label.regoState': ['State of registration'],
  'label.make': ['Make'],
  'label.model': ['Model'],
  'label.year': ['Year'],
  'label.kms': ['Kilometres'],
  'label.owing': ['What do you still owe on it?'],
  'label.ownerFirstName': ['First Name'],
  'label.ownerLastName': ['Last Name'],
  'label.ownerMobile': ['Mobile Number'],
  'fact.when': ['When'],
  'fact.where': ['Where'],
  'fact.vehicle': ['Vehicle'],
  'fact.reference': ['Reference'],
  'fact.car': ['Car'],
  'fact.odometer': ['Odometer'],
  'fact.owed': ['Still owed'],
  needed: [['label'], ' is needed.'],
  'needed.this': ['This is needed.'],
  'needed.firstName': ['Please enter your first name.'],
  'needed.email': ['Please enter your email address.'],
  'needed.phone': ['Please enter your phone number.'],
  'needed.comments': ['Please enter your comments.'],
  'needed.terms': ['You must agree to the terms of use before submitting the form.'],
  'needed.answer': ['Please choose an answer.'],
  'needed.category': ['Please choose what it is about.'],
  'needed.location': ['Please choose a location.'],
  'needed.dealership': ['Please choose a dealership.'],
  'needed.dayAndTime': ['Please choose a day and a time.'],
  'needed.dayOfTime': ['Please choose a day for this time.'],
  'needed.make': ['Please enter the make, for example Mazda.'],
  'needed.model': ['Please enter the model, for example CX-5.'],
  'needed.rego': ['Please enter your rego and choose its state.'],
  'needed.yesOrNo': ['Please choose Yes or No.'],
  tooLong: [['label'], ' can have at most ', ['most'], ' characters.'],
  'tooLong.this': ['This can have at most ', ['most'], ' characters.'],
  unfit: ['Please enter ', ['what'], '.'],
  'takes.email': ['an email address such as name@example.com'],
  'takes.phone': ['a phone number with 6 to 15 digits, for example 0412 345 678'],
  'unfit.other': ['Please enter another text.'],
  'unfit.postcode': ['Invalid postcode. Please enter a 4-digit number.'],
  'unfit.odometer': ['Please enter kilometres in whole numbers, such as 85,000.'],
  'unfit.day': ['Please enter a day.'],
  'unfit.dayOver': ['This day is over. Please choose today or a later day.'],
  'unfit.dayNotOffered': ['This day is not offered any more. Please choose another.'],
  'unfit.timeNotOffered': ['This time is not offered on that day. Please choose another.'],
  'unfit.extras': ['Please choose out of the list.'],
  'unfit.serviceWanted': ['Please choose one of the list.'],
  'unfit.regoState': ['Please choose one of ', ['states'], '.'],
  'unfit.year': ['Please enter a year from ', ['from'], ' to ', ['to'], ', with four digits.'],
  'unfit.kms': ['Please enter what the odometer shows, a whole number up to ', ['most'], '.'],
  'unfit.owing': ['Please enter whole dollars up to $', ['most'], ', or leave it empty.'],
  'refused.submit': ['An error occurred when submitting this form'],
  'refused.noLead': ['An unexpected error occured'],
  'refused.tooMany': ['Too many enquiries in a short time. Please wait a minute and send it again.'],
  'refused.nothingLost': ['Nothing you typed is lost.'],
  'refused.field': [['field'], ' ', ['fault'], '.'],
  'message.aboutVehicle': ['I would like to know more about this ', ['vehicle'], '.'],
  'message.aboutOffer': ['I would like to know more about the offer “', ['offer'], '”.'],
  'message.similar': ['Please find me something similar to this ', ['vehicle'], '.'],
  'message.budget': ['My budget is about $', ['budget'], '.'],
  'enquiry.form': ['Enquiry'],
  'contact.title': ['Contact us'],
  'contact.heading': ['Contact ', ['dealer']],
  'contact.message': ['Send us a message'],
  'contact.description': [
    'Send ',
    ['dealer'],
    ' your question. We answer by phone or email, usually within one business day.',
  ],
  'request.whereItStands': ['Where it stands'],
  'request.received': [
    ['dealer'],
    ' has received your request and will answer by phone or email, usually within one business day.',
  ],
  'testDrive.hint': ['Make and model, or the stock number.'],
  'testDrive.found': [
    'Already found a vehicle that you like? ',
    ['stock'],
    ': its own page books a free time for you at once.',
  ],
  'testDrive.stock': ['Open it in our stock'],
  'testDrive.description': ['Tell ', ['dealer'], ' what you would like to drive, and when. We call to confirm it.'],
  'times.zone': [['city'], ' time'],
  'times.ofZone': ['Times are ', ['zone'], '.'],
  'times.ofPlace': ['Times are those of the place that you choose.'],
  'times.on': [['label'], ' on ', ['day']],
  'times.kept': [['time'], ' on ', ['day']],
  'times.full': ['Full'],
  'times.taken': ['Taken'],
  'times.own': ['Your time'],
  'times.anyDay': ['Any day'],
  'times.anyTime': ['Any time'],
  'times.chooseDay': ['Choose a day to see its times.'],
  'times.unknown': ['Tell us below which day and time would suit you.'],
  'success.booked': ['Your test drive is booked'],
  'success.nothing': ['Nothing was sent yet'],
  'success.bookedText': ['Thank you. ', ['dealer'], ' expects you, and your confirmation comes by email.'],
  'success.received': [['dealer'], ' has received your enquiry.'],
  'success.receivedAndAnswers': [
    ['dealer'],
    ' has received your enquiry and will answer by phone or email, usually within one business day.',
  ],
  'success.nothingText': ['No enquiry has reached ', ['dealer'], ' from this browser within the last hour.'],
  'success.reference': [
    'Your reference is ',
    ['reference'],
    ' (',
    ['category'],
    '). Please quote it when you call or write to us.',
  ],
  'success.addPhotos': ['Add photos of your car'],
  'success.enquire': ['Send an enquiry'],
  'success.more': ['See more vehicles'],
  'success.change': ['Change or cancel it'],
  booking: ['Booking'],
  'booking.title': ['Your test drive'],
  'booking.booked': ['Your test drive is booked, ', ['name'], '. Please bring your driver’s licence.'],
  'booking.moved': ['Your test drive has a new time, ', ['name'], '. We have emailed you the new time.'],
  'booking.cancelled': ['This test drive is cancelled. You are welcome to book another.'],
  'booking.past': ['The time of this test drive is over. We hope you enjoyed it.'],
  'booking.seeVehicle': ['See the vehicle'],
  'booking.another': ['Book another test drive'],
  'booking.notSuiting': ['Need to change it?'],
  'booking.noTime': ['No other time is free at the moment. Please call us.'],
  'booking.moveForm': ['Move'],
  'booking.anotherDay': ['Another day'],
  'booking.move': ['Move my test drive'],
  'booking.cancelForm': ['Cancel'],
  'booking.cancel': ['Cancel my test drive'],
  'booking.unknown': [
    'We know no booking by this link. Please open the link in our mail once more, in full. A booking that was deleted has none any more.',
  ],
  'booking.unread': ['Your booking could not be read just now. Nothing about it changed; please load this page again.'],
  'booking.unchanged': ['This could not be changed just now. Please try again, or call us.'],
  'booking.questions': ['Questions? ', ['ways']],
  'bookings.title': ['Your test drives'],
  'bookings.what': ['test drives'],
  'bookings.none': ['No test drive is booked under your email or mobile.'],
  'bookings.book': ['Book a test drive'],
  'bookings.note': [['state'], ', reference ', ['reference']],
  'bookings.booked': ['Booked'],
  'bookings.cancelled': ['Cancelled'],
  'bookings.past': ['Over'],
  'bookings.change': ['See, move or cancel'],
  'bookings.see': ['See it'],
  'step.car': ['Your car'],
  'step.questions': ['Its condition'],
  'step.contact': ['Your details'],
  'step.estimate': ['Our answer'],
  'tradeIn.find': ['Find my car'],
  'tradeIn.pleaseSelect': ['Please Select An Option...'],
  'tradeIn.owingHint': ['If “', ['question'], '” is Yes.'],
  'tradeIn.send': ['Send my details'],
  'tradeIn.gone': ['This estimate cannot be opened here any more. You can begin again below.'],
  'tradeIn.unread': [
    'Your estimate could not be read just now; your details are stored. Please reload the page in a minute.',
  ],
  'tradeIn.faq': ['Questions and answers'],
  'against.vehicle': ['The vehicle that you trade against'],
  'against.title': ['You trade your car against'],
  'against.sold': ['SOLD'],
  'against.buy': ['Buy it online'],
  'rego.found': ['We found a ', ['name'], '. Please check that it is yours.'],
  'rego.unknown': ['We do not know this rego. Please enter make, model and year yourself.'],
  'rego.failed': ['The rego cannot be looked up just now. Please enter make, model and year yourself.'],
  'promise.estimate': [
    'Where enough cars like yours are for sale, you see an estimate as soon as you send your details. We value any other car by hand and call you about it.',
  ],
  'promise.byHand': ['We value every car by hand and call you about yours.'],
  'outlook.estimate': [
    'If enough cars like yours are for sale, your estimate is on the next page. If not, we value your car by hand and call you about it.',
  ],
  'outlook.byHand': [['reason'], ' Send us your details and we call you about it.'],
  'byHand.title': ['We value your car by hand'],
  'byHand.note': ['Your details have reached ', ['dealer'], '. Tell us if you would like a call about it.'],
  'byHand.notShown': ['We value every car by hand.'],
  'byHand.tooOld': [
    'Online estimates are generally not given for cars over ',
    ['years', 'plural', { one: ['#', ' year'], other: ['#', ' years'] }],
    ': we value yours by hand.',
  ],
  'byHand.tooManyKms': [
    'Online estimates are generally not given for cars over ',
    ['kms'],
    ' km: we value yours by hand.',
  ],
  'byHand.fewComparables': ['Not enough comparable vehicles: we value it by hand.'],
  'byHand.littleValue': ['Your answers leave too little for an honest estimate: we value it by hand.'],
  'byHand.unavailable': ['The estimate cannot be worked out just now: we value it by hand.'],
  'estimate.title': ['Your car may be worth'],
  'estimate.middle': [
    'Most likely about ',
    ['middle'],
    '. Worked out from ',
    [
      'comparables',
      'plural',
      { one: ['#', ' comparable vehicle that is'], other: ['#', ' comparable vehicles that are'] },
    ],
    ' for sale now and from your answers; confidence ',
    ['confidence'],
    '%.',
  ],
  'estimate.years': [
    'Few cars of your year are for sale, so the estimate also counts those of ',
    ['from'],
    ' to ',
    ['to'],
    ', and its range is wider.',
  ],
  'estimate.note': [
    'An estimate, not a contract: ',
    ['dealer'],
    ' settles the price when your car has been seen. Advertised prices are not sale prices.',
  ],
  'estimate.accepted': ['You accepted this estimate. We call you to arrange a look at your car.'],
  'estimate.person': ['A person values your car and calls you.'],
  'estimate.answer': ['Your answer'],
  'estimate.accept': ['Accept this estimate'],
  'estimate.talkFirst': ['Talk to a person first'],
  'estimate.callMe': ['Please call me about it'],
  'estimate.change': ['Change what you said about your car'],
  'estimate.changeForm': ['Change your answers'],
  'estimate.workOut': ['Work it out again'],
  'photos.title': ['Photos of your car'],
  'photos.intro': [
    ['dealer'],
    ' values your car better with photos: each side, the inside, the odometer, and any damage. They are sent without the place where they were taken.',
  ],
  'photos.one': ['Your car, ', ['at'], ' of ', ['count']],
  'photos.remove': ['Remove'],
  'photos.removeOne': ['Remove photo ', ['at']],
  'photos.add': ['Add photos'],
  'photos.addUpTo': ['Add photos (up to ', ['room'], ')'],
  'photos.addMore': ['Add more photos (up to ', ['room'], ')'],
  'photos.rules': ['JPEG, PNG, WebP or AVIF, up to ', ['most'], ' MB each.'],
  'photos.slow': ['On a slow connection, send them one at a time.'],
  'photos.send': ['Send the photos'],
  'photos.full': ['These are all that can be added. Remove one to add another.'],
  'photos.wait': ['Please stay on this page until they are sent.'],
  'photos.notAll': ['Not every photo could be taken:'],
  'photos.fault': [['name'], ' ', ['fault'], '.'],
  'photos.notSent': ['could not be sent. Please check your connection and try again'],
  'photos.notKept': ['could not be kept: ', ['reason']],
  'photos.added': [
    ['name'],
    ' was added. ',
    ['count'],
    ' of ',
    ['most', 'plural', { one: ['#', ' photo'], other: ['#', ' photos'] }],
    '.',
  ],
  'photos.removed': [
    'The photo was removed. ',
    ['count'],
    ' of ',
    ['most', 'plural', { one: ['#', ' photo'], other: ['#', ' photos'] }],
    '.',
  ],
  'photos.notRemoved': ['The photo could not be removed. Please try again.'],
  'label.serviceDay': ['Day that suits you'],
  optIn: ['Send me news and offers by e-mail or SMS. I can unsubscribe at any time.'],
  submit: ['Enquire Now'],
  collectionNotice: [
    ['dealer'],
    ' uses these details to answer your enquiry and passes them on only where your request needs it. See our privacy policy for access, correction and complaints.',
  ],
  'request.testDrive': ['Book a test drive'],
  'request.testDriveIntro': ['Choose a day and time that suits you. We call to confirm it.'],
  'request.testDriveButton': ['Book a Test Drive'],
  'request.testDriveHidden': ['I would like to book a test drive of this vehicle.'],
  'request.photos': ['Request photos'],
  'request.photosIntro': ['Tell us what you would like to see; we send the pictures by email.'],
  'request.photosButton': ['Request Photos'],
  'request.photosHidden': ['Please send photos for this car'],
  'request.enquiry': ['Enquire about this vehicle'],
  'request.similar': ['Find Me Something Similar'],
  'request.finance': ['Finance enquiry'],
  'request.financeIntro': ['We answer with the rate, the fees and what you would pay in total.'],
  'request.financeButton': ['Get Finance Now'],
  'request.financeHidden': ['I would like to ask about finance.'],
  'topic.service': ['Book a service'],
  'topic.serviceIntro': ['Tell us what it needs and which day suits you. We call to agree on a time.'],
  'topic.serviceButton': ['Ask for a Booking'],
  'topic.parts': ['Ask for a part'],
  'topic.partsIntro': ['With the rego or the VIN we find the part that fits.'],
  'topic.partsButton': ['Ask for a Part'],
  'topic.fleet': ['Tell us what you run'],
  'topic.fleetIntro': ['We come back with a price for each vehicle and what it costs to keep.'],
  'topic.fleetButton': ['Ask for a Fleet Quote'],
  'topic.careers': ['Work with us'],
  'topic.careersIntro': ['A few lines about you are enough to begin with.'],
  'topic.careersButton': ['Send'],
  'service.logbook': ['Logbook service'],
  'service.repair': ['Repair'],
  'service.tyres': ['Tyres or brakes'],
  'service.warranty': ['Warranty or recall'],
  'service.other': ['Something else'],
  'extra.wash': ['Wash and vacuum'],
  'extra.alignment': ['Wheel alignment'],
  'extra.airConditioning': ['Air conditioning check'],
  'extra.loanCar': ['A loan car'],
  'extra.pickUp': ['Pick-up and delivery'],
  'page.tradeIn': ['Value your trade-in'],
  'page.tradeInIntro': ['Tell us about your car in a few short steps.'],
  'page.sellMyCar': ['Sell my car'],
  'page.sellMyCarIntro': ['We buy your car even if you do not buy one of ours. Tell us about it in a few short steps.'],
  'page.sellYourCar': ['Sell your car'],
  'page.sellYourCarIntro': ['Sell us your car without advertising it. Tell us about it in a few short steps.'],
  'faq.which': ['Which cars get an estimate online?'],
  'faq.whichText': [
    'Online estimates are generally not given for cars over ',
    ['years', 'plural', { one: ['#', ' year'], other: ['#', ' years'] }],
    ' or over ',
    ['kms'],
    ' km. We value these by hand.',
  ],
  'faq.where': ['Where does the estimate come from?'],
  'faq.whereText': [
    'From cars like yours that are for sale now, changed by what you tell us about yours. Where few of your year are for sale, cars of other years count as well and the range is wider. Advertised prices are not sale prices, so it is a range.',
  ],
  'faq.paid': ['Is the estimate what I am paid?'],
  'faq.paidText': [
    'It is where we begin. The price is settled when we have seen the car, its papers and its service history.',
  ],
  'faq.finance': ['Can I sell a car that is still under finance?'],
  'faq.financeText': [
    'Yes. What you still owe is paid out to your lender first; the rest is yours, or goes towards your next car.',
  ],
  'faq.bring': ['What should I bring along?'],
  'faq.bringText': [
    'Your licence, the registration papers, the service history and all keys. A lender’s payout letter where the car is under finance.',
  ],
});
