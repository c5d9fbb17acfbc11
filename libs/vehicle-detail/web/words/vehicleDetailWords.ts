// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const vehicleDetailWords = defineWords<{
  home: null;
  vehicles: null;
  call: null;
  callWhom: { name: string | number };
  enquire: null;
  directions: null;
  openingHours: null;
  pictures: null;
  similar: null;
  recentlyViewed: null;
  showMore: null;
  showLess: null;
  side: null;
  views: { views: number };
  historyReport: null;
  moreFromUs: null;
  seen: null;
  'seen.note': null;
  'enquiry.title': null;
  'enquiry.similar': null;
  'gone.sold': null;
  'gone.text': null;
  'gone.alert': null;
  'head.sold': null;
  'head.kilometres': { km: string | number };
  'announcement.name': null;
  'announcement.at': { city: string | number };
  'announcement.dismiss': null;
  'menu.name': null;
  'menu.details': null;
  'menu.checks': null;
  'menu.comments': null;
  'menu.finance': null;
  'menu.delivery': null;
  'menu.enquiry': null;
  'menu.location': null;
  'menu.similar': null;
  comments: null;
  'comments.pending': null;
  'details.title': null;
  'details.keyInformation': null;
  'details.features': null;
  'details.specifications': null;
  'details.showAll': null;
  'details.hide': null;
  'details.allSpecifications': null;
  'details.hideSpecifications': null;
  'place.title': null;
  'place.gone': null;
  'delivery.title': null;
  'delivery.postcode': null;
  'delivery.estimate': null;
  'delivery.idle': null;
  'delivery.loading': null;
  'delivery.free': null;
  'delivery.result': { price: string | number; region: string | number };
  'fuel.title': null;
  'fuel.price': null;
  'fuel.distance': null;
  'fuel.consumption': null;
  'fuel.kilometres': { value: string | number };
  'fuel.litres': { value: string | number };
  'fuel.calculate': null;
  'fuel.aWeek': { cost: string | number };
  'gallery.name': null;
  'gallery.picture': null;
  'gallery.pictureOf': { vehicle: string | number; number: string | number; count: string | number };
  'gallery.number': { number: string | number };
  'gallery.video': null;
  'gallery.choose': null;
  'gallery.fullScreen': null;
  'gallery.onFullScreen': null;
  'gallery.closer': { picture: string | number };
  'gallery.failed': null;
  'film.of': { vehicle: string | number };
  'film.ofDealer': null;
  'film.play': { title: string | number };
  'film.watch': null;
  'spin.modes': null;
  'spin.spin': null;
  'spin.images': null;
  'spin.interior': null;
  'spin.start': { vehicle: string | number };
  'spin.name': null;
  'spin.turn': { vehicle: string | number };
  'spin.position': { degrees: string | number; number: string | number; count: string | number };
  'spin.left': null;
  'spin.right': null;
  'spin.play': null;
  'spin.stop': null;
  'spin.fullScreen': null;
  'spin.points': null;
  'interior.name': null;
  'interior.of': { vehicle: string | number };
  'interior.elsewhere': { vehicle: string | number };
  'interior.lookInside': null;
  'interior.look': { vehicle: string | number };
  'interior.ahead': null;
  'interior.toTheRight': { degrees: string | number };
  'interior.left': null;
  'interior.right': null;
  'interior.fullScreen': null;
  'phone.show': null;
  'phone.begins': { start: string | number };
  'phone.alsoWrite': { link: string | number };
  'phone.write': null;
  'prices.title': null;
  'prices.none': null;
  'prices.down': { amount: string | number };
  'prices.up': { amount: string | number };
  'prices.about': { day: string | number };
  'gauge.price': null;
  'gauge.from': null;
  'gauge.to': null;
  'gauge.below': null;
  'gauge.lower': null;
  'gauge.middle': null;
  'gauge.upper': null;
  'gauge.basis': { count: number };
  'gauge.basisOn': { count: number; day: string | number };
  'gauge.confidence': { percent: string | number };
  'gauge.estimate': null;
  'gauge.loading': null;
  'rights.warranty': null;
  'rights.coolingOff': null;
  'rights.guarantees': null;
  'rights.register': null;
  'rights.coolingOffNone': { state: string | number };
  'rights.coolingOffDays': { days: number; condition: string | number };
  'rights.ifDealerFinances': null;
  'rights.untilDelivery': null;
  'rights.untilDeliveryKeeps400': null;
  'rights.keeps100': null;
  'rights.guaranteesText': null;
  'rights.registerText': null;
  'rights.about': { state: string | number; law: string | number; day: string | number };
  'rights.covered': { months: number; km: string | number };
  'rights.coveredAsk': null;
  'rights.outside': { state: string | number };
  'rights.excluded': { state: string | number };
  'rights.ask': null;
  share: null;
  'share.ways': null;
  'share.newWindow': null;
  'share.copy': null;
  'share.copied': null;
  'share.notCopied': null;
  brochure: null;
  'brochure.pdf': null;
  'brochure.preparing': null;
  'brochure.offline': null;
  'brochure.gone': null;
  'brochure.failed': null;
  print: null;
  'print.page': null;
  'print.back': null;
  'print.title': { vehicle: string | number };
  'print.pictureOf': { vehicle: string | number; number: string | number; count: string | number };
  'print.printed': { day: string | number; address: string | number };
  'bars.header': null;
  'bars.bottom': null;
  'share.email': null;
  'share.sms': null;
  'spin.hint': null;
  'button.testDrive': null;
  'button.photos': null;
  'button.finance': null;
  'button.financeWindow': null;
  'button.tradeIn': null;
  'button.reserve': null;
  'button.buy': null;
  'print.disclaimer': null;
  'checks.title': null;
  'included.title': null;
  'whyBuy.title': null;
  'reserve.title': null;
  'reserve.link': null;
  'rights.title': null;
  'protect.title': null;
  'film.title': null;
  salesCounter: null;
  'banner.finance': null;
  'banner.financeText': null;
  'banner.budget': null;
  'banner.budgetText': null;
  'banner.contact': null;
  'banner.contactText': null;
}>('vehicle-detail', {
  home: ['Home'],
  vehicles: ['Vehicles'],
  call: ['Call'],
  callWhom: ['Call ', ['name']],
  enquire: ['Enquire Now'],
  directions: ['Get Directions'],
  openingHours: ['Opening hours'],
  pictures: ['Pictures'],
  similar: ['Similar vehicles'],
  recentlyViewed: ['Recently viewed'],
  showMore: ['Show More'],
  showLess: ['Show Less'],
  side: ['Price and enquiry'],
  views: ['Viewed ', ['views', 'plural', { one: ['#', ' time'], other: ['#', ' times'] }]],
  historyReport: ['History report'],
  moreFromUs: ['More from us'],
  seen: ['Seen'],
  'seen.note': ['before on this device'],
  'enquiry.title': ['Enquire about this vehicle'],
  'enquiry.similar': ['Find Me Something Similar'],
  'gone.sold': ['SOLD'],
  'gone.text': ['This vehicle has been sold. Have a look at others like it.'],
  'gone.alert': ['Email me when one comes in'],
  'head.sold': ['Sold'],
  'head.kilometres': [['km'], ' km'],
  'announcement.name': ['Location of this vehicle'],
  'announcement.at': ['Located at ', ['city']],
  'announcement.dismiss': ['Dismiss'],
  'menu.name': ['Sections of this page'],
  'menu.details': ['Details'],
  'menu.checks': ['Checks'],
  'menu.comments': ['Comments'],
  'menu.finance': ['Finance'],
  'menu.delivery': ['Delivery'],
  'menu.enquiry': ['Enquire'],
  'menu.location': ['Where to see it'],
  'menu.similar': ['Similar'],
  comments: ['Dealer comments'],
  'comments.pending': ['Dealer comments are pending. Please check back here later.'],
  'details.title': ['Vehicle details'],
  'details.keyInformation': ['Key information'],
  'details.features': ['Features'],
  'details.specifications': ['Specifications'],
  'details.showAll': ['Show All'],
  'details.hide': ['Hide'],
  'details.allSpecifications': ['Show all specifications'],
  'details.hideSpecifications': ['Hide specifications'],
  'place.title': ['Where to see it'],
  'place.gone': ['Where to find us'],
  'delivery.title': ['Delivery calculator'],
  'delivery.postcode': ['Your postcode'],
  'delivery.estimate': ['Estimate'],
  'delivery.idle': ['See what it costs to bring this vehicle to you.'],
  'delivery.loading': ['Looking up your postcode …'],
  'delivery.free': ['Free'],
  'delivery.result': [['price'], ' delivery to ', ['region']],
  'fuel.title': ['Fuel calculator'],
  'fuel.price': ['Fuel price per litre'],
  'fuel.distance': ['Distance per week'],
  'fuel.consumption': ['Fuel consumption'],
  'fuel.kilometres': [['value'], ' km'],
  'fuel.litres': [['value'], ' L/100km'],
  'fuel.calculate': ['Calculate'],
  'fuel.aWeek': [['cost'], ' a week'],
  'gallery.name': ['Pictures of this vehicle'],
  'gallery.picture': ['picture'],
  'gallery.pictureOf': [['vehicle'], ', picture ', ['number'], ' of ', ['count']],
  'gallery.number': ['Picture ', ['number']],
  'gallery.video': ['Video'],
  'gallery.choose': ['Choose a picture'],
  'gallery.fullScreen': ['Show pictures full screen'],
  'gallery.onFullScreen': ['Pictures, full screen'],
  'gallery.closer': ['Look closer: ', ['picture']],
  'gallery.failed': ['This view could not be loaded. Here are the pictures.'],
  'film.of': ['Video of ', ['vehicle']],
  'film.ofDealer': ['Video of the dealer'],
  'film.play': ['Play: ', ['title']],
  'film.watch': ['Watch the video'],
  'spin.modes': ['Views of this vehicle'],
  'spin.spin': ['Spin'],
  'spin.images': ['Images'],
  'spin.interior': ['Interior'],
  'spin.start': [['vehicle'], ', the start of a turn around it'],
  'spin.name': ['360° view'],
  'spin.turn': ['Turn ', ['vehicle']],
  'spin.position': ['Turned ', ['degrees'], ' degrees, picture ', ['number'], ' of ', ['count']],
  'spin.left': ['Turn left'],
  'spin.right': ['Turn right'],
  'spin.play': ['Turn by itself'],
  'spin.stop': ['Stop turning'],
  'spin.fullScreen': ['Show 360° view full screen'],
  'spin.points': ['Points of interest'],
  'interior.name': ['Interior view'],
  'interior.of': ['Interior of ', ['vehicle']],
  'interior.elsewhere': ['The interior of ', ['vehicle'], ' is shown on another site.'],
  'interior.lookInside': ['Look inside'],
  'interior.look': ['Look around inside ', ['vehicle']],
  'interior.ahead': ['Looking ahead'],
  'interior.toTheRight': ['Looking ', ['degrees'], ' degrees to the right'],
  'interior.left': ['Look left'],
  'interior.right': ['Look right'],
  'interior.fullScreen': ['Show interior full screen'],
  'phone.show': ['Show number'],
  'phone.begins': [', it begins with ', ['start']],
  'phone.alsoWrite': ['You can also ', ['link'], '.'],
  'phone.write': ['write to us'],
  'prices.title': ['Price history'],
  'prices.none': ['No price'],
  'prices.down': ['down ', ['amount']],
  'prices.up': ['up ', ['amount']],
  'prices.about': ['First listed ', ['day'], '. Dates are those on which we began to ask a price here.'],
  'gauge.price': ['Listing price'],
  'gauge.from': ['Market range from'],
  'gauge.to': ['to'],
  'gauge.below': ['Priced below the market range.'],
  'gauge.lower': ['Priced in the lower third of the market range.'],
  'gauge.middle': ['Priced in the middle of the market range.'],
  'gauge.upper': ['Priced in the upper third of the market range.'],
  'gauge.basis': [
    'From ',
    ['count', 'plural', { one: ['#', ' comparable vehicle'], other: ['#', ' comparable vehicles'] }],
    ' for sale: same make, model and kind of price, near in year and kilometres.',
  ],
  'gauge.basisOn': [
    'From ',
    ['count', 'plural', { one: ['#', ' comparable vehicle'], other: ['#', ' comparable vehicles'] }],
    ' for sale on ',
    ['day'],
    ': same make, model and kind of price, near in year and kilometres.',
  ],
  'gauge.confidence': ['Confidence ', ['percent'], ' %.'],
  'gauge.estimate': ['An estimate from asking prices, not a valuation.'],
  'gauge.loading': ['Looking up the market …'],
  'rights.warranty': ['Statutory warranty'],
  'rights.coolingOff': ['Cooling-off period'],
  'rights.guarantees': ['Consumer guarantees'],
  'rights.register': ['Security register'],
  'rights.coolingOffNone': [['state'], ' law gives none for vehicles bought from a dealer.'],
  'rights.coolingOffDays': [
    ['days', 'plural', { one: ['#', ' business day'], other: ['#', ' business days'] }],
    ': ',
    ['condition'],
    '. Not for purchases by companies.',
  ],
  'rights.ifDealerFinances': ['only where the dealer arranges the finance for it'],
  'rights.untilDelivery': ['it ends when you take delivery'],
  'rights.untilDeliveryKeeps400': [
    'it ends when you take delivery, and the dealer may keep the greater of $400 and 2% of the price',
  ],
  'rights.keeps100': ['the dealer may keep the lesser of $100 and 2% of the price'],
  'rights.guaranteesText': ['The Australian Consumer Law asks for acceptable quality, whatever a warranty says.'],
  'rights.registerText': [
    'A search of the PPSR shows money owing, written-off and stolen records; it does not show the odometer.',
  ],
  'rights.about': [
    'General information for ',
    ['state'],
    ', under the ',
    ['law'],
    '; reviewed ',
    ['day'],
    '. It is not legal advice: the contract and the form that comes with it say what applies to this vehicle.',
  ],
  'rights.covered': [
    'A vehicle like this usually comes with ',
    ['months', 'plural', { one: ['#', ' month'], other: ['#', ' months'] }],
    ' or ',
    ['km'],
    ' km, whichever comes first.',
  ],
  'rights.coveredAsk': ['A vehicle like this usually comes with one. Ask us how long it is.'],
  'rights.outside': ['By its age, kilometres or price, this vehicle lies outside the limits of ', ['state'], ' law.'],
  'rights.excluded': [['state'], ' law does not usually give one for this kind of vehicle. Ask us what applies.'],
  'rights.ask': ['It depends on the age, kilometres or price of the vehicle. Ask us what applies.'],
  share: ['Share'],
  'share.ways': ['Ways to share'],
  'share.newWindow': ['(new window)'],
  'share.copy': ['Copy link'],
  'share.copied': ['Copied'],
  'share.notCopied': ['Not copied: this browser does not allow it'],
  brochure: ['Brochure'],
  'brochure.pdf': ['(PDF)'],
  'brochure.preparing': ['Preparing …'],
  'brochure.offline': ['The brochure could not be loaded: there is no connection. Please try again in a moment.'],
  'brochure.gone': ['There is no brochure any more: this vehicle has gone from the site.'],
  'brochure.failed': ['The brochure could not be made just now. Please try again in a moment.'],
  print: ['Print'],
  'print.page': ['Print this page'],
  'print.back': ['Back to the vehicle'],
  'print.title': ['Print: ', ['vehicle']],
  'print.pictureOf': [['vehicle'], ', ', ['number'], ' of ', ['count']],
  'print.printed': ['Printed ', ['day'], ' from ', ['address']],
  'bars.header': ['This vehicle'],
  'bars.bottom': ['Contact the dealer'],
  'share.email': ['Email'],
  'share.sms': ['Text message'],
  'spin.hint': ['Swipe to spin'],
  'button.testDrive': ['Book a Test Drive'],
  'button.photos': ['Request Photos'],
  'button.finance': ['Get Finance'],
  'button.financeWindow': ['Get Finance Now'],
  'button.tradeIn': ['Trade-In Valuation'],
  'button.reserve': ['Reserve Online'],
  'button.buy': ['Buy Online'],
  'print.disclaimer': [
    'Details were right when this page was printed. Please confirm price, equipment and availability with us before you travel.',
  ],
  'checks.title': ['Used-car checks'],
  'included.title': ['What’s Included'],
  'whyBuy.title': ['Why Buy From Us?'],
  'reserve.title': ['Reserve Online'],
  'reserve.link': ['Reserve this vehicle'],
  'rights.title': ['Your rights when you buy'],
  'protect.title': ['Protect Your Car'],
  'film.title': ['Video'],
  salesCounter: ['sales this month'],
  'banner.finance': ['Finance'],
  'banner.financeText': ['See what a vehicle costs a week.'],
  'banner.budget': ['What fits my budget'],
  'banner.budgetText': ['From a repayment to the vehicles that it buys.'],
  'banner.contact': ['Talk to us'],
  'banner.contactText': ['Ask about a vehicle, a trade-in or a visit.'],
});
