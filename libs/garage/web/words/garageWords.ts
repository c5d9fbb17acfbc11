// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const garageWords = defineWords<{
  home: null;
  tryAgain: null;
  seeStock: null;
  save: null;
  saveVehicle: null;
  saveNamed: { name: string | number };
  compare: null;
  compareNamed: { name: string | number };
  remove: null;
  removeNamed: { name: string | number };
  goneVehicle: null;
  nothingSaved: null;
  notRead: null;
  notReadLater: null;
  notDone: null;
  unreadableForm: null;
  consentNeeded: null;
  yourAddress: null;
  sendCode: null;
  'tools.saved': null;
  'tools.savedWhat': null;
  'tools.compare': null;
  'tools.compareWhat': null;
  'tools.signIn': null;
  'tools.signInWhat': null;
  'tools.garage': null;
  'tools.garageWhat': null;
  'toast.view': null;
  'toast.viewList': null;
  'toast.undo': null;
  'toast.saved': { name: string | number };
  'toast.noLongerSaved': { name: string | number };
  'toast.savedFull': { limit: number };
  'toast.compared': { name: string | number; count: string | number; limit: string | number };
  'toast.noLongerCompared': { name: string | number };
  'toast.compareFull': { limit: number };
  'toast.inWatchlist': { count: number };
  'toast.notInWatchlist': null;
  'toast.notSaved': null;
  'toast.watchlistFailed': null;
  'saved.title': null;
  'saved.loading': null;
  'saved.count': { count: number };
  'saved.inAccount': null;
  'saved.toAccount': null;
  'saved.noneText': null;
  'saved.withoutScript': null;
  'saved.notForSale': null;
  'saved.othersOfMake': { make: string | number };
  'saved.details': null;
  'watchlist.title': null;
  'watchlist.none': null;
  'watchlist.noneText': null;
  'watchlist.needsMobileText': null;
  'watchlist.notJoined': null;
  'watchlist.notJoinedText': null;
  'watchlist.notForSale': null;
  'watchlist.thisVehicle': null;
  'compare.title': null;
  'compare.titleOf': { vehicles: string | number };
  'compare.comma': { first: string | number; next: string | number };
  'compare.and': { first: string | number; next: string | number };
  'compare.loading': null;
  'compare.none': null;
  'compare.noneText': null;
  'compare.gone': { count: number };
  'compare.addAnother': null;
  'compare.print': null;
  'compare.these': { count: number };
  'compare.onlyDifferences': null;
  'compare.alike': null;
  'compare.table': null;
  'compare.corner': null;
  'compare.rows': null;
  'compare.nextStep': null;
  'compare.differs': null;
  'compare.equipment': null;
  'compare.shared': null;
  'compare.listed': null;
  'compare.notListed': null;
  'compare.notStated': null;
  'row.repayment': null;
  'row.condition': null;
  'row.year': null;
  'row.km': null;
  'row.body': null;
  'row.transmission': null;
  'row.fuel': null;
  'row.drive': null;
  'row.engine': null;
  'row.seats': null;
  'row.colour': null;
  'row.towing': null;
  'row.towingOf': { kilograms: string | number };
  'row.ancap': null;
  'row.warranty': null;
  'row.place': null;
  'garage.title': null;
  'garage.titleOf': { name: string | number };
  'garage.nameChanged': null;
  'garage.addressChanged': null;
  'garage.alertsChanged': null;
  'garage.searchRemoved': null;
  'garage.removed': null;
  'enquiries.title': null;
  'enquiries.none': null;
  'enquiries.ask': null;
  'enquiries.about': { category: string | number; vehicle: string | number };
  'profile.title': null;
  'profile.nameForm': null;
  'profile.name': null;
  'profile.saveName': null;
  'profile.email': null;
  'profile.mobile': null;
  'profile.noAddress': null;
  'profile.useAddress': null;
  'profile.newAddressForm': null;
  'profile.newAddress': null;
  'profile.newAddressHint': null;
  'profile.signOut': null;
  'profile.signOutEverywhere': null;
  'profile.delete': null;
  'profile.deleteText': null;
  'profile.deleteForGood': null;
  'profile.deleteNeedsTick': null;
  'code.form': null;
  'code.sent': { address: string | number; by: string | number };
  'code.digits': null;
  'code.another': null;
  'code.sendAnother': null;
  'code.sendAnotherIn': { seconds: string | number };
  'signIn.title': null;
  'signIn.text': null;
  'signIn.watchlist': null;
  'signIn.watchlistText': null;
  'signIn.garage': null;
  'signIn.garageText': null;
  'signIn.checkout': null;
  'signIn.checkoutText': null;
  'signIn.spin': null;
  'signIn.spinText': null;
  'signIn.payment': null;
  'signIn.paymentText': null;
  'signIn.tradeIn': null;
  'signIn.tradeInText': null;
  'signIn.finance': null;
  'signIn.financeText': null;
  'signIn.mobileNeeded': null;
  'signIn.mobileNeededText': null;
  'signIn.mobile': null;
  'signIn.address': null;
  'signIn.notMobile': null;
  'signIn.useNumber': null;
  'signIn.anotherNumber': null;
  'signIn.anotherAddress': null;
  'signIn.backWithoutNumber': null;
  'signIn.backWithout': null;
  'alerts.title': null;
  'alerts.email': null;
  'alerts.every': null;
  'alerts.daily': null;
  'alerts.weekly': null;
  'alerts.prices': null;
  'alerts.matches': null;
  'alerts.yourSearch': null;
  'alerts.yourVehicle': null;
  'alerts.sendLink': null;
  'alerts.sent': null;
  'alerts.confirmed': null;
  'alerts.changed': null;
  'alerts.stopped': null;
  'alerts.confirmTitle': null;
  'alerts.unknownTitle': null;
  'alerts.confirm': null;
  'alerts.confirmText': null;
  'alerts.unknown': null;
  'alerts.failed': null;
  'alerts.about': null;
  'alerts.savedVehicles': { count: number };
  'alerts.looking': null;
  'alerts.saveFirst': null;
  'alerts.newMatches': null;
  'alerts.ofDevice': null;
  'alerts.ofDeviceText': null;
  'alerts.vehiclesGoToo': { count: number };
  'alerts.kinds': null;
  'alerts.stop': null;
  'alerts.stopAll': null;
  'alerts.stopAccountText': null;
  'alerts.stopText': null;
  'alerts.vehicles': null;
  'alerts.notShown': { title: string | number };
  'alerts.searches': null;
  'alerts.toGarage': null;
  'alerts.goTo': { address: string | number; by: string | number };
  'alerts.areOff': { address: string | number; by: string | number };
  'alerts.switchOn': null;
}>('garage', {
  home: ['Home'],
  tryAgain: ['Try again'],
  seeStock: ['See our stock'],
  save: ['Save'],
  saveVehicle: ['Save'],
  saveNamed: ['Save ', ['name']],
  compare: ['Compare'],
  compareNamed: ['Compare ', ['name']],
  remove: ['Remove'],
  removeNamed: ['Remove ', ['name']],
  goneVehicle: ['A vehicle that is gone'],
  nothingSaved: ['Nothing saved yet'],
  notRead: ['The vehicles could not be read just now.'],
  notReadLater: ['The vehicles could not be read just now. Please try again in a moment.'],
  notDone: ['This could not be done just now. Please try again.'],
  unreadableForm: ['This form cannot be read. Please try again.'],
  consentNeeded: ['Please tick this, so that we may write to you.'],
  yourAddress: ['Your address'],
  sendCode: ['Send me a code'],
  'tools.saved': ['Saved'],
  'tools.savedWhat': ['vehicles'],
  'tools.compare': ['Compare'],
  'tools.compareWhat': ['vehicles'],
  'tools.signIn': ['Sign in'],
  'tools.signInWhat': ['to my garage'],
  'tools.garage': ['Garage'],
  'tools.garageWhat': ['of my account'],
  'toast.view': ['View'],
  'toast.viewList': ['View List'],
  'toast.undo': ['Undo'],
  'toast.saved': [['name'], ' is saved.'],
  'toast.noLongerSaved': [['name'], ' is no longer saved.'],
  'toast.savedFull': [
    'You have saved ',
    ['limit', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }],
    ', which is as many as fit. Remove one to save another.',
  ],
  'toast.compared': [['name'], ' is in your comparison, ', ['count'], ' of ', ['limit'], '.'],
  'toast.noLongerCompared': [['name'], ' is no longer in your comparison.'],
  'toast.compareFull': [
    'You can compare ',
    ['limit', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }],
    ' at a time. Remove one to add another.',
  ],
  'toast.inWatchlist': [
    ['count', 'plural', { one: ['Car Saved In Watchlist'], other: ['#', ' Cars Saved In Watchlist'] }],
  ],
  'toast.notInWatchlist': ['Car Removed. The car is no longer in the watchlist.'],
  'toast.notSaved': ['The vehicle could not be saved just now. Please try again.'],
  'toast.watchlistFailed': ['The watchlist could not be changed just now. Please try again.'],
  'saved.title': ['Saved vehicles'],
  'saved.loading': ['Loading your saved vehicles …'],
  'saved.count': [['count', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }], ' on this device'],
  'saved.inAccount': ['You have signed in: your saved vehicles are in your account, on every device.'],
  'saved.toAccount': ['See them in my garage'],
  'saved.noneText': ['Press the heart on a vehicle and it waits for you here, on this device.'],
  'saved.withoutScript': ['Your browser keeps saved vehicles, and needs JavaScript to show them.'],
  'saved.notForSale': ['This vehicle is no longer for sale.'],
  'saved.othersOfMake': ['See other ', ['make'], ' vehicles'],
  'saved.details': ['View details'],
  'watchlist.title': ['Your watchlist'],
  'watchlist.none': ['Nothing in your watchlist yet'],
  'watchlist.noneText': ['Press the heart on a vehicle and it waits for you here, on every device.'],
  'watchlist.needsMobileText': [
    'Give your mobile number under “Your details”, and the vehicles that this device keeps join your account.',
  ],
  'watchlist.notJoined': ['Your saved vehicles are still on this device'],
  'watchlist.notJoinedText': [
    'They could not be added to your account just now. Please load this page again in a moment.',
  ],
  'watchlist.notForSale': ['No longer for sale'],
  'watchlist.thisVehicle': ['this vehicle'],
  'compare.title': ['Compare vehicles'],
  'compare.titleOf': ['Compare ', ['vehicles']],
  'compare.comma': [['first'], ', ', ['next']],
  'compare.and': [['first'], ' and ', ['next']],
  'compare.loading': ['Loading your comparison …'],
  'compare.none': ['Nothing to compare yet'],
  'compare.noneText': ['Add vehicles with the compare button on their cards, then see them side by side.'],
  'compare.gone': [
    [
      'count',
      'plural',
      {
        one: ['#', ' vehicle of this comparison is no longer for sale.'],
        other: ['#', ' vehicles of this comparison are no longer for sale.'],
      },
    ],
  ],
  'compare.addAnother': ['Add another'],
  'compare.print': ['Print'],
  'compare.these': ['Compare ', ['count', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }]],
  'compare.onlyDifferences': ['Only show differences'],
  'compare.alike': ['These vehicles are alike in everything that is listed here.'],
  'compare.table': ['Vehicles side by side'],
  'compare.corner': ['What is compared'],
  'compare.rows': ['Comparison'],
  'compare.nextStep': ['Next step'],
  'compare.differs': ['differs'],
  'compare.equipment': ['Equipment'],
  'compare.shared': ['On all that list equipment'],
  'compare.listed': ['Listed'],
  'compare.notListed': ['Not listed'],
  'compare.notStated': ['Not stated'],
  'row.repayment': ['Repayment'],
  'row.condition': ['Condition'],
  'row.year': ['Year'],
  'row.km': ['Kilometres'],
  'row.body': ['Body'],
  'row.transmission': ['Transmission'],
  'row.fuel': ['Fuel'],
  'row.drive': ['Drive'],
  'row.engine': ['Engine'],
  'row.seats': ['Seats'],
  'row.colour': ['Colour'],
  'row.towing': ['Towing capacity, braked'],
  'row.towingOf': [['kilograms'], ' kg'],
  'row.ancap': ['ANCAP rating'],
  'row.warranty': ['Manufacturer warranty'],
  'row.place': ['Where it is'],
  'garage.title': ['My garage'],
  'garage.titleOf': [['name'], '’s garage'],
  'garage.nameChanged': ['Your name is changed.'],
  'garage.addressChanged': ['Your address is changed. Other devices are signed out.'],
  'garage.alertsChanged': ['Your messages are changed.'],
  'garage.searchRemoved': ['The search is no longer saved.'],
  'garage.removed': ['Car Removed. The car is no longer in the watchlist.'],
  'enquiries.title': ['Your enquiries'],
  'enquiries.none': ['Nothing was sent to us under your email or mobile.'],
  'enquiries.ask': ['Ask us something'],
  'enquiries.about': [['category'], ' about ', ['vehicle']],
  'profile.title': ['Your details'],
  'profile.nameForm': ['Your name'],
  'profile.name': ['Name'],
  'profile.saveName': ['Save name'],
  'profile.email': ['Email'],
  'profile.mobile': ['Mobile'],
  'profile.noAddress': ['None yet'],
  'profile.useAddress': ['Use this address'],
  'profile.newAddressForm': ['A new address'],
  'profile.newAddress': ['New email or mobile'],
  'profile.newAddressHint': ['We send a code to it first.'],
  'profile.signOut': ['Sign out'],
  'profile.signOutEverywhere': ['Sign out on all devices'],
  'profile.delete': ['Delete my account'],
  'profile.deleteText': [
    'Your details, your watchlist and your sessions are erased at once. What you sent to us as an enquiry stays with us.',
  ],
  'profile.deleteForGood': ['Delete my account for good'],
  'profile.deleteNeedsTick': ['Tick this to delete your account.'],
  'code.form': ['Your code'],
  'code.sent': [
    'We sent a code to ',
    ['address'],
    '. It works for ten minutes.',
    ['by', 'select', { mail: [' If it is not there, check your spam folder.'], other: [] }],
  ],
  'code.digits': ['6-digit code'],
  'code.another': ['Another code'],
  'code.sendAnother': ['Send another code'],
  'code.sendAnotherIn': ['Send another code in ', ['seconds'], ' s'],
  'signIn.title': ['Sign in'],
  'signIn.text': ['We send you a code. There is no password to remember.'],
  'signIn.watchlist': ['Sign in to save vehicles'],
  'signIn.watchlistText': [
    'Your watchlist goes with you to every device. We send a code to your mobile; there is no password.',
  ],
  'signIn.garage': ['Sign in to your garage'],
  'signIn.garageText': [
    'Your saved vehicles and what you asked us, in one place. We send you a code; there is no password.',
  ],
  'signIn.checkout': ['Sign in to go on'],
  'signIn.checkoutText': ['So that your reservation is yours alone. We send you a code; there is no password.'],
  'signIn.spin': ['Sign in to take part'],
  'signIn.spinText': ['One go for each of us, so we have to know who spins. We send you a code; there is no password.'],
  'signIn.payment': ['Sign in to pay'],
  'signIn.paymentText': ['So that your invoices are for your eyes alone. We send you a code; there is no password.'],
  'signIn.tradeIn': ['Sign in to value your car'],
  'signIn.tradeInText': ['So that you find your estimate again. We send you a code; there is no password.'],
  'signIn.finance': ['Sign in for your finance'],
  'signIn.financeText': ['What you are quoted is for your eyes alone. We send you a code; there is no password.'],
  'signIn.mobileNeeded': ['Add your mobile'],
  'signIn.mobileNeededText': ['A watchlist goes with a mobile number. We send a code to it.'],
  'signIn.mobile': ['Mobile'],
  'signIn.address': ['Email or mobile'],
  'signIn.notMobile': ['must be an Australian mobile number such as 0412 345 678.'],
  'signIn.useNumber': ['Use this number'],
  'signIn.anotherNumber': ['Use another number'],
  'signIn.anotherAddress': ['Use another address'],
  'signIn.backWithoutNumber': ['Go back without a number'],
  'signIn.backWithout': ['Go back without signing in'],
  'alerts.title': ['Price drops and new matches'],
  'alerts.email': ['Email'],
  'alerts.every': ['How often we send new matches'],
  'alerts.daily': ['Once a day'],
  'alerts.weekly': ['Once a week'],
  'alerts.prices': ['Price drops and sales of saved vehicles'],
  'alerts.matches': ['New matches of saved searches'],
  'alerts.yourSearch': ['Your search'],
  'alerts.yourVehicle': ['The vehicle that you saved'],
  'alerts.sendLink': ['Send me a link'],
  'alerts.sent': ['Check your inbox: we sent you a link. Messages begin once you follow it. It works for two days.'],
  'alerts.confirmed': ['Thank you. We will email you when something changes.'],
  'alerts.changed': ['Your changes are saved.'],
  'alerts.stopped': ['Stopped. You will get no more of these messages.'],
  'alerts.confirmTitle': ['Confirm your email address'],
  'alerts.unknownTitle': ['This link does not work any more'],
  'alerts.confirm': ['Confirm'],
  'alerts.confirmText': ['Confirm, and we will email you when something changes. You can stop at any time.'],
  'alerts.unknown': [
    'No alerts belong to this link. They were stopped already, or part of the link is missing. You will get no messages because of it.',
  ],
  'alerts.failed': ['We could not load your alerts just now. Nothing has changed; please load this page again.'],
  'alerts.about': ['We will email you about'],
  'alerts.savedVehicles': [['count', 'plural', { one: ['#', ' saved vehicle'], other: ['#', ' saved vehicles'] }]],
  'alerts.looking': ['Looking for what this device saved …'],
  'alerts.saveFirst': ['Save a vehicle or a search first: then we can tell you when it changes.'],
  'alerts.newMatches': ['Email me new matches'],
  'alerts.ofDevice': ['Send me price drops and new matches'],
  'alerts.ofDeviceText': [
    'We email you when the price of a vehicle that you saved drops, when one is sold, and when something new matches your saved searches. No account needed: a link in our mail confirms your address.',
  ],
  'alerts.vehiclesGoToo': [
    [
      'count',
      'plural',
      { one: ['Your saved vehicle is included.'], other: ['Your ', '#', ' saved vehicles are included.'] },
    ],
  ],
  'alerts.kinds': ['What we tell you'],
  'alerts.stop': ['Stop messages'],
  'alerts.stopAll': ['Stop all messages'],
  'alerts.stopAccountText': ['Your account keeps what you saved after you stop them.'],
  'alerts.stopText': ['We then delete your address and what is listed here.'],
  'alerts.vehicles': ['Vehicles'],
  'alerts.notShown': [['title'], ' (no longer shown)'],
  'alerts.searches': ['Searches'],
  'alerts.toGarage': ['See all that you saved in your garage'],
  'alerts.goTo': [
    'Messages go to ',
    ['address'],
    ['by', 'select', { sms: [' as texts; add an e-mail address below to have them by mail'], other: [] }],
    '.',
  ],
  'alerts.areOff': [
    'Messages are off. Once you switch them on, they go to ',
    ['address'],
    ['by', 'select', { sms: [' as texts; add an e-mail address below to have them by mail'], other: [] }],
    '.',
  ],
  'alerts.switchOn': ['Switch messages on'],
});
