// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const deskWords = defineWords<{
  desk: null;
  'nav.desk': null;
  'nav.leads': null;
  'nav.bookings': null;
  'nav.activity': null;
  'nav.imports': null;
  'nav.audit': null;
  'imports.title': null;
  'audit.title': null;
  'nav.viewSite': null;
  'nav.signedInAs': null;
  'nav.signOut': null;
  'nav.unread': { count: number };
  'nav.callsDue': { count: number };
  fails: null;
  formUnread: null;
  show: null;
  from: null;
  to: null;
  place: null;
  site: null;
  reference: null;
  vehicle: null;
  received: null;
  about: null;
  who: null;
  when: null;
  lead: null;
  state: null;
  save: null;
  takes: null;
  minutes: { minutes: number };
  deposit: null;
  heldUntil: null;
  stockNumber: null;
  nextTry: null;
  lastError: null;
  unread: null;
  callDue: null;
  nextCall: null;
  nextCallAt: { moment: string | number };
  lookedAfterBy: null;
  whatWasSent: null;
  testDrive: null;
  testDrives: null;
  reservation: null;
  reservations: null;
  'state.new': null;
  'state.inProgress': null;
  'state.done': null;
  'mark.new': null;
  'mark.inProgress': null;
  'mark.done': null;
  'delivery.none': null;
  'delivery.waiting': null;
  'delivery.sent': null;
  'delivery.stored': null;
  'delivery.dead': null;
  'message.waiting': null;
  'message.sent': null;
  'message.stored': null;
  'message.dead': null;
  'message.enquiryReceived': null;
  'message.bookingConfirmed': null;
  'message.bookingMoved': null;
  'message.bookingCancelled': null;
  'message.bookingCalledOff': null;
  'message.bookingReminder': null;
  'act.signIn': null;
  'act.leadSeen': null;
  'act.state': null;
  'act.resend': null;
  'act.export': null;
  'act.bookingCancelled': null;
  'act.reservationCompleted': null;
  'act.reservationReleased': null;
  'act.activitySeen': null;
  'act.owner': null;
  'act.call': null;
  'act.note': null;
  'act.reply': null;
  'act.withDetail': { act: string | number; detail: string | number };
  'event.usedVehicle': null;
  'event.financeEnquiry': null;
  'event.newEnquiry': null;
  'event.usedEnquiry': null;
  'event.newTestDrive': null;
  'event.tradeIn': null;
  'event.call': null;
  'event.calculator': null;
  'event.saved': null;
  'event.usedTestDrive': null;
  'event.search': null;
  'event.history': null;
  'event.printed': null;
  'event.phoneReveal': null;
  'event.other': { kind: string | number };
  'booking.booked': null;
  'booking.past': null;
  'booking.cancelled': null;
  'booking.cancelledDrive': null;
  'booking.zone': { time: string | number; city: string | number };
  'booking.cancel': null;
  'booking.cancelMeans': null;
  'reservation.pending': null;
  'reservation.held': null;
  'reservation.released': null;
  'reservation.refunded': null;
  'reservation.completed': null;
  'reservation.failed': null;
  'reservation.cancelled': null;
  'reservation.erased': null;
  'reservation.made': null;
  'reservation.complete': null;
  'reservation.completeMeans': { deposit: string | number };
  'reservation.release': null;
  'reservation.releaseMeans': { deposit: string | number };
  'payment.open': null;
  'payment.declined': null;
  'payment.paid': null;
  'payment.refundDue': null;
  'payment.refunded': null;
  'payment.ended': null;
  decision: { act: string | number; reference: string | number };
  'decision.open': { act: string | number };
  'decision.openOf': { act: string | number; reference: string | number };
  'unanswered.over': { hours: number };
  'unanswered.minutes': { minutes: number };
  'unanswered.hours': { hours: number };
  dayOf: { title: string | number; day: string | number };
  'counts.what': null;
  'counts.howOften': null;
  'deliveries.title': null;
  'deliveries.none': null;
  'deliveries.target': null;
  'deliveries.tries': null;
  'deliveries.delivered': null;
  'deliveries.again': { target: string | number };
  'deliveries.now': null;
  'deliveries.toAll': null;
  'feed.title': null;
  'feed.source': { source: string | number; minutes: number; moment: string | number };
  'feed.came': { moment: string | number };
  'feed.checked': { moment: string | number };
  'feed.soon': null;
  'feed.never': null;
  'feed.imported': null;
  'feed.unchanged': null;
  'feed.failed': null;
  'feed.why': { reason: string | number };
  'issues.title': null;
  'issues.titleOf': { file: string | number };
  'issues.none': null;
  'issues.skipped': null;
  'issues.mended': null;
  'issues.noted': null;
  'issues.row': null;
  'issues.column': null;
  'issues.value': null;
  'issues.all': null;
  'refusals.title': null;
  'runs.title': null;
  'runs.none': null;
  'runs.noneText': null;
  'runs.rows': null;
  'runs.new': null;
  'runs.changed': null;
  'runs.unchanged': null;
  'runs.sold': null;
  'runs.mended': null;
  'runs.refused': null;
  'runs.rowsOf': { file: string | number; moment: string | number };
  'imports.ofOther': { site: string | number };
  'filters.all': null;
  'filters.search': null;
  'filters.clear': null;
  'filters.more': null;
  'filters.category': null;
  'presets.today': null;
  'presets.week': null;
  'presets.anyTime': null;
  'presets.everyone': null;
  'presets.mine': null;
  'presets.calls': null;
  'list.caption': null;
  'list.withoutName': null;
  'list.samePerson': { count: number };
  'list.ofPerson': null;
  'list.showAll': null;
  'list.found': null;
  'list.noneFound': null;
  'list.noneFoundText': null;
  'list.none': null;
  'list.noneText': null;
  'list.saveThese': null;
  'list.saveAll': null;
  'list.older': null;
  'list.back': null;
  'list.keys': { next: string | number; previous: string | number; enter: string | number };
  'list.enterKey': null;
  newest: null;
  older: null;
  'notes.title': null;
  'notes.new': null;
  'notes.note': null;
  'notes.hint': null;
  'notes.keep': null;
  answerOf: { subject: string | number };
  'photos.title': null;
  'photos.photo': { number: string | number; count: string | number };
  'replies.title': null;
  'replies.typed': null;
  'replies.own': null;
  'replies.ownSubject': null;
  'replies.noAddress': null;
  'replies.goesTo': { address: string | number };
  'replies.answersTo': { address: string | number };
  'replies.subject': null;
  'replies.message': null;
  'replies.send': null;
  'tags.spam': null;
  'tags.dead': null;
  'work.title': null;
  'work.nobody': null;
  'work.planACall': null;
  'work.move': null;
  'work.plan': null;
  'work.noCall': null;
  'work.noCallNeeded': null;
  samePerson: null;
  'messages.title': null;
  'messages.none': null;
  'messages.byMail': { message: string | number };
  'messages.byText': { message: string | number };
  'messages.sent': null;
  'activity.days': null;
  'activity.note': null;
  'activity.all': null;
  'activity.none': null;
  'audit.none': null;
  'lead.title': { reference: string | number };
  'lead.call': { phone: string | number };
  'lead.spam': null;
  'lead.keptBack': null;
  'lead.whereSent': null;
  'lead.records': null;
  'lead.consents': null;
  'lead.noConsent': null;
  'lead.consentFor': null;
  'lead.consentVersion': null;
  'lead.consentGiven': null;
  'lead.history': null;
  'lead.noHistory': null;
  'lead.bookingsOfDay': null;
  'lead.reservationsOfDay': null;
  'lead.decide': null;
  'done.state': null;
  'done.resend': null;
  'done.owner': null;
  'done.call': null;
  'done.notes': null;
  'done.reply': null;
  'done.callOff': null;
  'done.complete': null;
  'done.release': null;
  'bookings.title': null;
  'bookings.dayToShow': null;
  'bookings.day': null;
  'bookings.allDays': null;
  'bookings.noDrive': null;
  'bookings.noDriveThatDay': null;
  'bookings.laterDrives': null;
  'bookings.noReservation': null;
  'bookings.noReservationThatDay': null;
  'bookings.olderReservations': null;
  'signIn.title': null;
  signIn: null;
  'signIn.yourCode': null;
  'signIn.codeSent': { address: string | number };
  'signIn.code': null;
  'signIn.anotherCode': null;
  'signIn.sendAnother': null;
  'signIn.otherAddress': null;
  'signIn.yourAddress': null;
  'signIn.intro': null;
  'signIn.address': null;
  'signIn.send': null;
  'nav.website': null;
  'website.title': null;
  'act.siteSeen': null;
  'act.sitePreview': null;
  'act.sitePublished': null;
  'website.closed': null;
  'website.appointment': null;
  'website.runs': { version: string | number; who: string | number; at: string | number };
  'website.hoursOf': { place: string | number };
  'website.hoursHint': { closed: string | number; appointment: string | number };
  'website.holidays': null;
  'website.holidaysHint': { closed: string | number };
  'website.announcement': { number: string | number };
  'website.newAnnouncement': null;
  'website.text': null;
  'website.textHint': null;
  'website.tone': null;
  'website.tone.brand': null;
  'website.tone.accent': null;
  'website.tone.plain': null;
  'website.starts': null;
  'website.expires': null;
  'website.publish': null;
  'website.preview': null;
  'website.openPreview': null;
  'website.previewUntil': { until: string | number };
  'website.published': { version: string | number };
  'website.fault.hours': { closed: string | number; appointment: string | number };
  'website.fault.holiday': { line: string | number };
  'website.fault.holidays': { most: string | number };
  'website.fault.expires': null;
  'website.day': null;
  'website.dayHint': null;
  'website.back': null;
  'website.noPart': null;
  'website.part.hours': null;
  'website.part.announcements': null;
  'website.part.menu': null;
  'website.part.frontPage': null;
  'website.part.offers': null;
  'website.part.people': null;
  'website.about.hours': null;
  'website.about.announcements': null;
  'website.about.menu': null;
  'website.about.frontPage': null;
  'website.about.offers': null;
  'website.about.people': null;
  'website.moveUp': { item: string | number };
  'website.moveDown': { item: string | number };
  'website.hide': null;
  'website.show': null;
  'website.hidden': null;
  'website.nowAt': { item: string | number; place: string | number; count: string | number };
  'website.nowHidden': { item: string | number };
  'website.nowShown': { item: string | number };
  'website.menuHint': null;
  'website.menuStandard': null;
  'website.dropdown': { entry: string | number };
  'website.frontHint': null;
  'website.section.hero': null;
  'website.section.promotions': null;
  'website.section.types': null;
  'website.section.models': null;
  'website.section.bodies': null;
  'website.section.featured': null;
  'website.section.newest': null;
  'website.section.makes': null;
  'website.section.stats': null;
  'website.section.offers': null;
  'website.section.calls': null;
  'website.section.banner': null;
  'website.section.reviews': null;
  'website.section.budget': null;
  'website.section.places': null;
  'website.section.blog': null;
  'website.offersHint': null;
  'website.offersOrder': null;
  'website.newOffer': null;
  'website.offerName': null;
  'website.offerKind': null;
  'website.offerKindHint': null;
  'website.picture': null;
  'website.noPicture': null;
  'website.part.pictures': null;
  'website.about.pictures': null;
  'website.pictureAlt': null;
  'website.pictureAltHint': null;
  'website.picturePresent': null;
  'website.heroPicture': null;
  'website.slidePicture': { promotion: string | number };
  'pictures.intro': null;
  'pictures.add': null;
  'pictures.choose': { most: string | number };
  'pictures.rules': { most: string | number };
  'pictures.full': { most: string | number };
  'pictures.notAll': null;
  'pictures.used': null;
  'pictures.remove': null;
  'pictures.removeOne': { name: string | number };
  'website.pictureOf': { offer: string | number };
  'website.offerText': null;
  'website.terms': null;
  'website.termsHint': null;
  'website.firstDay': null;
  'website.lastDay': null;
  'website.removeOffer': null;
  'website.fault.lastDay': null;
  'website.fault.day': null;
  'website.peopleHint': null;
  'website.peopleOrder': { place: string | number };
  'website.newPerson': null;
  'website.personOf': { person: string | number; place: string | number };
  'website.personName': null;
  'website.personRole': null;
  'website.personPhone': null;
  'website.personEmail': null;
  'website.removePerson': null;
  'website.order': null;
  'website.days': { from: string | number; to: string | number };
  'website.from': { from: string | number };
  'website.until': { to: string | number };
  'website.pictureHint': null;
}>('desk', {
  desk: ['Desk'],
  'nav.desk': ['Dealer desk'],
  'nav.leads': ['Leads'],
  'nav.bookings': ['Bookings'],
  'nav.activity': ['Activity'],
  'nav.imports': ['Imports'],
  'nav.audit': ['Log'],
  'imports.title': ['Stock imports'],
  'audit.title': ['What was done'],
  'nav.viewSite': ['View site'],
  'nav.signedInAs': ['Signed in as'],
  'nav.signOut': ['Sign out'],
  'nav.unread': [['count', 'number'], ' unread'],
  'nav.callsDue': [['count', 'plural', { one: ['#', ' call due'], other: ['#', ' calls due'] }]],
  fails: ['This could not be done just now. Please try again.'],
  formUnread: ['This form cannot be read. Please try again.'],
  show: ['Show'],
  from: ['From'],
  to: ['To'],
  place: ['Place'],
  site: ['Site'],
  reference: ['Reference'],
  vehicle: ['Vehicle'],
  received: ['Received'],
  about: ['About'],
  who: ['Who'],
  when: ['When'],
  lead: ['Lead'],
  state: ['State'],
  save: ['Save'],
  takes: ['Takes'],
  minutes: [['minutes', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }]],
  deposit: ['Deposit'],
  heldUntil: ['Held until'],
  stockNumber: ['Stock number'],
  nextTry: ['Next try'],
  lastError: ['Last error'],
  unread: ['Unread'],
  callDue: ['Call due'],
  nextCall: ['Next call'],
  nextCallAt: ['Next call: ', ['moment']],
  lookedAfterBy: ['Looked after by'],
  whatWasSent: ['What was sent'],
  testDrive: ['Test drive'],
  testDrives: ['Test drives'],
  reservation: ['Reservation'],
  reservations: ['Reservations'],
  'state.new': ['New'],
  'state.inProgress': ['In progress'],
  'state.done': ['Done'],
  'mark.new': ['Mark as new'],
  'mark.inProgress': ['Mark as in progress'],
  'mark.done': ['Mark as done'],
  'delivery.none': ['Not sent on'],
  'delivery.waiting': ['Not sent yet'],
  'delivery.sent': ['Delivered'],
  'delivery.stored': ['Stored, not sent'],
  'delivery.dead': ['Not delivered'],
  'message.waiting': ['Not sent yet'],
  'message.sent': ['Sent'],
  'message.stored': ['Stored, not sent'],
  'message.dead': ['Not sent'],
  'message.enquiryReceived': ['Thanks for the enquiry'],
  'message.bookingConfirmed': ['Test drive booked'],
  'message.bookingMoved': ['Test drive moved'],
  'message.bookingCancelled': ['Test drive cancelled'],
  'message.bookingCalledOff': ['Test drive called off'],
  'message.bookingReminder': ['Reminder of the test drive'],
  'act.signIn': ['Signed in'],
  'act.leadSeen': ['Looked at a lead'],
  'act.state': ['Changed the state of a lead'],
  'act.resend': ['Had a lead sent again'],
  'act.export': ['Took a file of leads'],
  'act.bookingCancelled': ['Cancelled a test drive'],
  'act.reservationCompleted': ['Completed a reservation'],
  'act.reservationReleased': ['Released a reservation'],
  'act.activitySeen': ['Looked at what shoppers did'],
  'act.owner': ['Gave a lead to'],
  'act.call': ['Planned a call'],
  'act.note': ['Wrote a note'],
  'act.reply': ['Answered by email'],
  'act.withDetail': [['act'], ': ', ['detail']],
  'event.usedVehicle': ['Looks at a used vehicle'],
  'event.financeEnquiry': ['Finance enquiries from a vehicle’s page'],
  'event.newEnquiry': ['Enquiries about new vehicles, or about none'],
  'event.usedEnquiry': ['Enquiries about used vehicles'],
  'event.newTestDrive': ['Test drives of new vehicles'],
  'event.tradeIn': ['Trade-in offers accepted'],
  'event.call': ['Calls from a vehicle’s page'],
  'event.calculator': ['Finance calculator used'],
  'event.saved': ['Vehicles saved'],
  'event.usedTestDrive': ['Test drives of used vehicles'],
  'event.search': ['Looks at the search'],
  'event.history': ['History reports opened'],
  'event.printed': ['Vehicles printed'],
  'event.phoneReveal': ['Phone numbers shown'],
  'event.other': ['Other (', ['kind'], ')'],
  'booking.booked': ['Booked'],
  'booking.past': ['Over'],
  'booking.cancelled': ['Cancelled'],
  'booking.cancelledDrive': ['Cancelled test drive'],
  'booking.zone': [['time'], ' (', ['city'], ' time)'],
  'booking.cancel': ['Cancel'],
  'booking.cancelMeans': [
    'The time is free for somebody else at once. We tell the shopper by mail, with a link to book another time.',
  ],
  'reservation.pending': ['Waits for the deposit'],
  'reservation.held': ['Held'],
  'reservation.released': ['Released'],
  'reservation.refunded': ['Deposit given back'],
  'reservation.completed': ['Completed'],
  'reservation.failed': ['Not paid'],
  'reservation.cancelled': ['Cancelled'],
  'reservation.erased': ['The shopper’s details were erased.'],
  'reservation.made': ['Made'],
  'reservation.complete': ['Complete'],
  'reservation.completeMeans': [
    'The shopper bought the vehicle: the deposit of ',
    ['deposit'],
    ' stays with you as part of the price. The vehicle stays reserved until your stock says that it is sold, 30 days at most. We tell the shopper by mail.',
  ],
  'reservation.release': ['Release'],
  'reservation.releaseMeans': [
    'The hold ends now: the vehicle is on offer again. We return the deposit of ',
    ['deposit'],
    ' to the shopper and tell them by mail.',
  ],
  'payment.open': ['not paid yet'],
  'payment.declined': ['declined'],
  'payment.paid': ['paid'],
  'payment.refundDue': ['on its way back'],
  'payment.refunded': ['given back'],
  'payment.ended': ['not paid'],
  decision: [['act'], ' ', ['reference']],
  'decision.open': [['act'], '…'],
  'decision.openOf': [['act'], ' ', ['reference'], '…'],
  'unanswered.over': ['Unanswered for over ', ['hours', 'plural', { one: ['#', ' hour'], other: ['#', ' hours'] }]],
  'unanswered.minutes': ['Unanswered for ', ['minutes', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }]],
  'unanswered.hours': ['Unanswered for ', ['hours', 'plural', { '1': ['an hour'], other: ['#', ' hours'] }]],
  dayOf: [['title'], ', ', ['day']],
  'counts.what': ['Action'],
  'counts.howOften': ['Count'],
  'deliveries.title': ['Deliveries'],
  'deliveries.none': ['This lead was sent to nobody.'],
  'deliveries.target': ['Target'],
  'deliveries.tries': ['Tries'],
  'deliveries.delivered': ['Delivered'],
  'deliveries.again': ['Send again to ', ['target']],
  'deliveries.now': ['Send it now'],
  'deliveries.toAll': ['Send to all that it has not reached'],
  'feed.title': ['Stock feed'],
  'feed.source': [
    ['source'],
    ', looked for every ',
    ['minutes', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }],
    '. The next time: ',
    ['moment'],
    '.',
  ],
  'feed.came': ['The last new version came: ', ['moment'], '.'],
  'feed.checked': ['Last looked for: ', ['moment'], '.'],
  'feed.soon': ['soon'],
  'feed.never': ['never'],
  'feed.imported': ['A new version was imported.'],
  'feed.unchanged': ['It was the same as before.'],
  'feed.failed': ['It was not taken.'],
  'feed.why': ['Why: ', ['reason']],
  'issues.title': ['Rows of the import'],
  'issues.titleOf': ['Rows of ', ['file']],
  'issues.none': ['Nothing was refused or mended.'],
  'issues.skipped': ['Row refused'],
  'issues.mended': ['Value left out'],
  'issues.noted': ['Noted'],
  'issues.row': ['Row'],
  'issues.column': ['Column'],
  'issues.value': ['Value'],
  'issues.all': ['All imports'],
  'refusals.title': ['Refused feeds'],
  'runs.title': ['Imports'],
  'runs.none': ['No feed has been imported yet.'],
  'runs.noneText': ['Each import of your stock feed appears here, with its counts and the rows that it refused.'],
  'runs.rows': ['Rows'],
  'runs.new': ['New'],
  'runs.changed': ['Changed'],
  'runs.unchanged': ['Unchanged'],
  'runs.sold': ['Sold'],
  'runs.mended': ['Mended rows'],
  'runs.refused': ['Refused rows'],
  'runs.rowsOf': ['Rows of ', ['file'], ', ', ['moment']],
  'imports.ofOther': ['This site shows the stock of “', ['site'], '”: its imports are at the desk there.'],
  'filters.all': ['All'],
  'filters.search': ['Name, email, phone or reference'],
  'filters.clear': ['Clear all'],
  'filters.more': ['More filters'],
  'filters.category': ['Category'],
  'presets.today': ['Today'],
  'presets.week': ['This week'],
  'presets.anyTime': ['Any time'],
  'presets.everyone': ['Everyone’s'],
  'presets.mine': ['Mine'],
  'presets.calls': ['Calls to make'],
  'list.caption': ['Leads, the newest first'],
  'list.withoutName': ['Without a name'],
  'list.samePerson': [
    ['count', 'plural', { one: ['#', ' more lead of this person'], other: ['#', ' more leads of this person'] }],
  ],
  'list.ofPerson': ['These are the leads of one person: the same email address or phone number.'],
  'list.showAll': ['Show all leads'],
  'list.found': ['Found leads'],
  'list.noneFound': ['No leads match'],
  'list.noneFoundText': ['Change the filters, or clear them to see all leads.'],
  'list.none': ['No leads yet'],
  'list.noneText': [
    'Enquiries, test drives, trade-ins, reservations and purchases appear here as soon as shoppers send them.',
  ],
  'list.saveThese': ['Save these as a CSV file'],
  'list.saveAll': ['Save all as a CSV file'],
  'list.older': ['Older leads'],
  'list.back': ['Back to the leads'],
  'list.keys': [
    'With a lead in focus, ',
    ['next'],
    ' and ',
    ['previous'],
    ' or the arrow keys move to the next and the one before, ',
    ['enter'],
    ' opens it.',
  ],
  'list.enterKey': ['Enter'],
  newest: ['Newest'],
  older: ['Older'],
  'notes.title': ['Notes and answers'],
  'notes.new': ['New note'],
  'notes.note': ['Note'],
  'notes.hint': ['For the people of this desk. The shopper does not see it.'],
  'notes.keep': ['Keep the note'],
  answerOf: ['Answer: ', ['subject']],
  'photos.title': ['Photos of the car'],
  'photos.photo': ['The car, ', ['number'], ' of ', ['count']],
  'replies.title': ['Answer by email'],
  'replies.typed': ['What you wrote'],
  'replies.own': ['Write your own'],
  'replies.ownSubject': ['Your enquiry'],
  'replies.noAddress': ['This lead has no email address.'],
  'replies.goesTo': ['Sent to ', ['address'], ' in the dealership’s name.'],
  'replies.answersTo': ['The shopper’s reply goes to ', ['address'], '.'],
  'replies.subject': ['Subject'],
  'replies.message': ['Message'],
  'replies.send': ['Send the answer'],
  'tags.spam': ['Kept back as spam'],
  'tags.dead': ['Not delivered'],
  'work.title': ['Who looks after it'],
  'work.nobody': ['Nobody yet'],
  'work.planACall': ['Plan a call'],
  'work.move': ['Move the call'],
  'work.plan': ['Plan the call'],
  'work.noCall': ['No call'],
  'work.noCallNeeded': ['No call needed'],
  samePerson: ['More from this person'],
  'messages.title': ['Messages to the shopper'],
  'messages.none': ['None.'],
  'messages.byMail': [['message'], ', by mail'],
  'messages.byText': [['message'], ', by text'],
  'messages.sent': ['Sent'],
  'activity.days': ['Days'],
  'activity.note': [
    'Counts only, with nothing about who it was. Shoppers whose browsers ask not to be counted may be missing; every enquiry is counted.',
  ],
  'activity.all': ['All of these days'],
  'activity.none': ['Nothing was counted on these days.'],
  'audit.none': ['Nothing was done yet.'],
  'lead.title': ['Lead ', ['reference']],
  'lead.call': ['Call ', ['phone']],
  'lead.spam': ['Spam'],
  'lead.keptBack': ['Kept back: a field that people do not see was filled in, or nothing proved a person'],
  'lead.whereSent': ['Where this lead was sent'],
  'lead.records': ['Consents and history'],
  'lead.consents': ['Consents'],
  'lead.noConsent': ['None was given.'],
  'lead.consentFor': ['For'],
  'lead.consentVersion': ['Version'],
  'lead.consentGiven': ['Given'],
  'lead.history': ['What was done with it'],
  'lead.noHistory': ['Nothing yet.'],
  'lead.bookingsOfDay': ['All bookings of this day'],
  'lead.reservationsOfDay': ['All reservations of this day'],
  'lead.decide': ['Complete or release it among the bookings'],
  'done.state': ['The state is changed.'],
  'done.resend': ['The lead is on its way again.'],
  'done.owner': ['Saved: who looks after the lead.'],
  'done.call': ['The next call is saved.'],
  'done.notes': ['The note is kept.'],
  'done.reply': ['Your answer is on its way.'],
  'done.callOff': ['The test drive is cancelled, and the shopper gets an email.'],
  'done.complete': ['The reservation is completed, and the shopper gets an email.'],
  'done.release': ['The vehicle is released, and the deposit is on its way back to the shopper.'],
  'bookings.title': ['Test drives and reservations'],
  'bookings.dayToShow': ['Day to show'],
  'bookings.day': ['Day'],
  'bookings.allDays': ['All days'],
  'bookings.noDrive': ['No test drives are booked from today on.'],
  'bookings.noDriveThatDay': ['No test drive is booked on this day.'],
  'bookings.laterDrives': ['Later test drives'],
  'bookings.noReservation': ['No vehicle has been reserved yet.'],
  'bookings.noReservationThatDay': ['No vehicle was reserved on this day.'],
  'bookings.olderReservations': ['Older reservations'],
  'signIn.title': ['Sign in to the desk'],
  signIn: ['Sign in'],
  'signIn.yourCode': ['Your code'],
  'signIn.codeSent': [
    'If ',
    ['address'],
    ' belongs to one of our people, a code is on its way there. It works for ten minutes.',
  ],
  'signIn.code': ['6-digit code'],
  'signIn.anotherCode': ['Another code'],
  'signIn.sendAnother': ['Send another code'],
  'signIn.otherAddress': ['Use another address'],
  'signIn.yourAddress': ['Your address'],
  'signIn.intro': ['For staff of this dealership. We email you a code; there is no password.'],
  'signIn.address': ['Work email'],
  'signIn.send': ['Send me a code'],
  'nav.website': ['Website'],
  'website.title': ['Your website'],
  'act.siteSeen': ['Opened the website’s settings'],
  'act.sitePreview': ['Looked at a change of the website'],
  'act.sitePublished': ['Published a change of the website'],
  'website.closed': ['closed'],
  'website.appointment': ['by appointment'],
  'website.runs': ['Version ', ['version'], ' runs, published by ', ['who'], ' on ', ['at'], '.'],
  'website.hoursOf': ['Opening hours of ', ['place']],
  'website.hoursHint': [
    'Hours such as 08:30-17:30, “',
    ['closed'],
    '” or “',
    ['appointment'],
    '”. Where the place closes for a break, put a comma between the two periods.',
  ],
  'website.holidays': ['Holidays'],
  'website.holidaysHint': ['A line each, such as: 2026-12-25 ', ['closed'], ' Christmas Day'],
  'website.announcement': ['Announcement ', ['number']],
  'website.newAnnouncement': ['New announcement'],
  'website.text': ['Text'],
  'website.textHint': ['One sentence below the header of every page. Without a text there is no announcement.'],
  'website.tone': ['Colours'],
  'website.tone.brand': ['Of the brand'],
  'website.tone.accent': ['Of the accent'],
  'website.tone.plain': ['Plain'],
  'website.starts': ['Shown from'],
  'website.expires': ['Shown until'],
  'website.publish': ['Publish'],
  'website.preview': ['Preview'],
  'website.openPreview': ['Open the preview in a new tab'],
  'website.previewUntil': ['Everyone who has its address can see it, until ', ['until'], '. Nothing is published yet.'],
  'website.published': ['Published: version ', ['version'], ' of the website runs.'],
  'website.fault.hours': ['must be hours such as 08:30-17:30, “', ['closed'], '” or “', ['appointment'], '”'],
  'website.fault.holiday': ['has a line that cannot be read: “', ['line'], '”'],
  'website.fault.holidays': ['has more than ', ['most'], ' lines'],
  'website.fault.expires': ['must be after the moment from which it is shown'],
  'website.day': ['Day to preview'],
  'website.dayHint': ['The preview shows noon of this day; now when left empty.'],
  'website.back': ['Your website'],
  'website.noPart': ['There is no such page here, or it is not yours to change.'],
  'website.part.hours': ['Opening hours'],
  'website.part.announcements': ['Announcements'],
  'website.part.menu': ['Menu'],
  'website.part.frontPage': ['Front page'],
  'website.part.offers': ['Offers'],
  'website.part.people': ['People'],
  'website.about.hours': ['Hours and holidays of each place'],
  'website.about.announcements': ['Lines below the header of every page'],
  'website.about.menu': ['Order of the entries and dropdowns, and which are shown'],
  'website.about.frontPage': ['Order of the sections, and which are shown'],
  'website.about.offers': ['Texts, pictures and days of each offer'],
  'website.about.people': ['Who works where, with phone and email'],
  'website.moveUp': ['Move ', ['item'], ' up'],
  'website.moveDown': ['Move ', ['item'], ' down'],
  'website.hide': ['Hide'],
  'website.show': ['Show'],
  'website.hidden': ['Hidden'],
  'website.nowAt': [['item'], ' is now ', ['place'], ' of ', ['count'], '.'],
  'website.nowHidden': [['item'], ' is hidden.'],
  'website.nowShown': [['item'], ' is shown.'],
  'website.menuHint': [
    'What an entry leads to is not changed here. An entry whose page the website does not have is never shown.',
  ],
  'website.menuStandard': [
    'This is the standard menu. Once you publish a change, it is your own: entries that the standard menu gets later do not appear in it.',
  ],
  'website.dropdown': ['Order in the dropdown “', ['entry'], '”'],
  'website.frontHint': ['A section without anything to show, such as offers when there are none, does not appear.'],
  'website.section.hero': ['Welcome and search'],
  'website.section.promotions': ['Promotions'],
  'website.section.types': ['Kinds of vehicles'],
  'website.section.models': ['Models'],
  'website.section.bodies': ['Body types'],
  'website.section.featured': ['Featured vehicles'],
  'website.section.newest': ['Latest arrivals'],
  'website.section.makes': ['Makes'],
  'website.section.stats': ['The dealership in figures'],
  'website.section.offers': ['Offers'],
  'website.section.calls': ['Calls to action'],
  'website.section.banner': ['Sister websites'],
  'website.section.reviews': ['Reviews'],
  'website.section.budget': ['What a repayment buys'],
  'website.section.places': ['Places and hours'],
  'website.section.blog': ['Latest articles'],
  'website.offersHint': ['Prices, figures and the vehicles of an offer are not changed here.'],
  'website.offersOrder': ['Order, and which are shown'],
  'website.newOffer': ['New offer'],
  'website.offerName': ['Title'],
  'website.offerKind': ['Kind of offer'],
  'website.offerKindHint': ['Such as: Finance offer'],
  'website.picture': ['Picture'],
  'website.noPicture': ['No picture'],
  'website.part.pictures': ['Pictures'],
  'website.about.pictures': ['Your own pictures, for offers and the front page'],
  'website.pictureAlt': ['What the picture shows'],
  'website.pictureAltHint': ['For those who do not see it. Empty where it only adorns.'],
  'website.picturePresent': ['The one that is shown now'],
  'website.heroPicture': ['Picture at the top'],
  'website.slidePicture': ['Picture of the promotion “', ['promotion'], '”'],
  'pictures.intro': [
    'Pictures that you add here can be chosen for offers and for the front page. They are kept without the place where they were taken.',
  ],
  'pictures.add': ['Add pictures'],
  'pictures.choose': ['New pictures (up to ', ['most'], ' at once)'],
  'pictures.rules': [
    'JPEG, PNG, WebP or AVIF, up to ',
    ['most'],
    ' MB each. Wide ones of 1920 pixels or more look best.',
  ],
  'pictures.full': [['most'], ' pictures are all that can be kept. Take one away to add another.'],
  'pictures.notAll': ['Not every picture could be added:'],
  'pictures.used': ['The website shows it.'],
  'pictures.remove': ['Take away …'],
  'pictures.removeOne': ['Take ', ['name'], ' away'],
  'website.pictureOf': ['Picture of “', ['offer'], '”'],
  'website.offerText': ['Text'],
  'website.terms': ['Conditions'],
  'website.termsHint': [
    'Who may have it, what it is not, when it ends. Shown with the offer. A yearly rate needs its comparison rate next to it.',
  ],
  'website.firstDay': ['First day'],
  'website.lastDay': ['Last day'],
  'website.removeOffer': ['Take this offer away'],
  'website.fault.lastDay': ['must not be before the first day'],
  'website.fault.day': ['must be a day'],
  'website.peopleHint': ['Portraits and departments are not changed here.'],
  'website.peopleOrder': ['Order of the people of ', ['place']],
  'website.newPerson': ['New person'],
  'website.personOf': [['person'], ', ', ['place']],
  'website.personName': ['Name'],
  'website.personRole': ['Role'],
  'website.personPhone': ['Phone'],
  'website.personEmail': ['Email'],
  'website.removePerson': ['Take this person away'],
  'website.order': ['Order'],
  'website.days': [['from'], ' to ', ['to']],
  'website.from': ['From ', ['from']],
  'website.until': ['Until ', ['to']],
  'website.pictureHint': ['One that an offer has, or one that you added under Pictures'],
});
