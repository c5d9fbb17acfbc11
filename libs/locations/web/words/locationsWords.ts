// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const locationsWords = defineWords<{
  home: null;
  'map.states': { places: string | number };
  'map.place': { place: string | number };
  'map.places': { places: string | number };
  'map.scrollToZoom': null;
  'map.scrollToZoomOnMac': null;
  'map.twoFingers': null;
  'map.zoomIn': null;
  'map.zoomOut': null;
  'hours.title': null;
  'hours.ofPlace': { place: string | number };
  'hours.departments': { place: string | number };
  'holidays.show': null;
  'holidays.title': null;
  'holidays.ofPlace': { place: string | number };
  'holidays.day': { day: string | number; hours: string | number };
  'holidays.namedDay': { day: string | number; name: string | number; hours: string | number };
  directions: null;
  directionsTo: { place: string | number };
  waysToReach: { place: string | number };
  contact: null;
  actionFor: { action: string | number; place: string | number };
  makesOf: { name: string | number };
  servicesOf: { place: string | number };
  whatWeDo: null;
  picturesOf: { place: string | number };
  ask: { place: string | number };
  distance: { distance: string | number };
  details: null;
  detailsOf: { place: string | number };
  choose: null;
  'header.state': { place: string | number; state: string | number };
  'header.heard': { place: string | number; state: string | number };
  'stock.title': { place: string | number };
  'stock.all': { count: number };
  stars: { rating: string | number };
  'rating.short': { rating: string | number; count: number; source: string | number };
  'rating.long': { rating: string | number; count: number; source: string | number };
  'reviews.title': null;
  'reviews.average': { rating: string | number; count: number };
  'reviews.source': { source: string | number };
  'reviews.sourceOfGood': { source: string | number; stars: string | number };
  'reviews.readAll': null;
  'reviews.writer': { name: string | number; date: string | number };
  'reviews.placeAndSource': { place: string | number; source: string | number };
  'homeReviews.title': null;
  'homeReviews.ofGood': { stars: string | number };
  'team.title': null;
  'team.all': { place: string | number };
  'team.ofPlace': { place: string | number };
  'team.others': null;
  'team.hours': null;
  'team.description': { place: string | number; city: string | number };
  whereToSee: { make: string | number };
  allPlaces: { count: number };
  'carousel.onMap': null;
  'carousel.item': null;
  'carousel.place': null;
  'carousel.placeOf': { place: string | number };
  'carousel.stock': null;
  'carousel.stockAt': { place: string | number };
  'carousel.swipe': null;
  'list.nearest': null;
  'list.postcode': null;
  'list.sort': null;
  'list.nearestTo': { suburb: string | number; state: string | number };
  'list.noPostcode': null;
  'list.fails': null;
  'list.description': { dealer: string | number; cities: string | number };
  'place.inCity': { place: string | number; city: string | number };
  'place.description': { place: string | number; address: string | number };
  'placeContact.title': { place: string | number };
  'placeContact.form': null;
  'placeContact.more': { place: string | number };
  'placeContact.description': { place: string | number; city: string | number };
  'dealerships.title': null;
  'dealerships.ofDealer': { dealer: string | number };
  'dealerships.ofMake': { make: string | number };
  'dealerships.byMake': null;
  'dealerships.description': { title: string | number; dealer: string | number; cities: string | number };
  'service.title': null;
  'service.at': { dealer: string | number };
  'service.book': null;
  'service.ask': null;
  'service.headTitle': null;
  'service.description': { dealer: string | number; cities: string | number };
  'list.title': null;
}>('locations', {
  home: ['Home'],
  'map.states': ['Map of Australia with ', ['places']],
  'map.place': ['Map of ', ['place']],
  'map.places': ['Map with ', ['places']],
  'map.scrollToZoom': ['Hold Ctrl and scroll to zoom the map'],
  'map.scrollToZoomOnMac': ['Hold ⌘ and scroll to zoom the map'],
  'map.twoFingers': ['Move the map with two fingers'],
  'map.zoomIn': ['Zoom in'],
  'map.zoomOut': ['Zoom out'],
  'hours.title': ['Opening hours'],
  'hours.ofPlace': ['Opening hours of ', ['place']],
  'hours.departments': ['Departments of ', ['place']],
  'holidays.show': ['View Holiday Hours'],
  'holidays.title': ['Holiday hours'],
  'holidays.ofPlace': ['Holiday hours of ', ['place']],
  'holidays.day': [['day'], ': ', ['hours']],
  'holidays.namedDay': [['day'], ' (', ['name'], '): ', ['hours']],
  directions: ['Get Directions'],
  directionsTo: ['Get directions to ', ['place']],
  waysToReach: ['Ways to reach ', ['place']],
  contact: ['Contact Us'],
  actionFor: [['action'], ': ', ['place']],
  makesOf: ['Makes of ', ['name']],
  servicesOf: ['Services of ', ['place']],
  whatWeDo: ['What we do here'],
  picturesOf: ['Pictures of ', ['place']],
  ask: ['Ask ', ['place']],
  distance: [['distance'], ' from you'],
  details: ['View Details'],
  detailsOf: ['View details of ', ['place']],
  choose: ['My location'],
  'header.state': [['place'], ': ', ['state']],
  'header.heard': [['place'], ', ', ['state']],
  'stock.title': ['Vehicles at ', ['place']],
  'stock.all': [
    ['count', 'plural', { one: ['View Our Stock: ', '#', ' vehicle'], other: ['View Our Stock: ', '#', ' vehicles'] }],
  ],
  stars: [['rating'], ' of 5 stars'],
  'rating.short': [['rating'], ' from ', ['count', 'number'], ' on ', ['source']],
  'rating.long': [
    ['rating'],
    ' from ',
    ['count', 'plural', { one: ['#', ' review'], other: ['#', ' reviews'] }],
    ' on ',
    ['source'],
  ],
  'reviews.title': ['Reviews'],
  'reviews.average': [
    ['rating'],
    ' from ',
    ['count', 'plural', { one: ['#', ' review'], other: ['#', ' reviews'] }],
    '.',
  ],
  'reviews.source': ['Written on ', ['source'], '.'],
  'reviews.sourceOfGood': ['Written on ', ['source'], '; shown are those with ', ['stars'], ' stars or more.'],
  'reviews.readAll': ['Read all of them there'],
  'reviews.writer': [['name'], ', ', ['date']],
  'reviews.placeAndSource': [['place'], ', written on ', ['source']],
  'homeReviews.title': ['What customers say'],
  'homeReviews.ofGood': ['Shown are reviews with ', ['stars'], ' stars or more.'],
  'team.title': ['Team'],
  'team.all': ['Meet the team at ', ['place']],
  'team.ofPlace': ['Our team at ', ['place']],
  'team.others': ['At your service'],
  'team.hours': ['Hours and directions'],
  'team.description': ['Who you meet at ', ['place'], ' in ', ['city'], ', and how to reach them.'],
  whereToSee: ['Where to see ', ['make']],
  allPlaces: ['All ', ['count', 'plural', { one: ['#', ' location'], other: ['#', ' locations'] }]],
  'carousel.onMap': ['See all on the map'],
  'carousel.item': ['location'],
  'carousel.place': ['View Location'],
  'carousel.placeOf': ['View location ', ['place']],
  'carousel.stock': ['View Our Stock'],
  'carousel.stockAt': ['View our stock at ', ['place']],
  'carousel.swipe': ['Swipe to see more'],
  'list.nearest': ['Nearest location'],
  'list.postcode': ['Your postcode'],
  'list.sort': ['Nearest first'],
  'list.nearestTo': ['Nearest to ', ['suburb'], ' ', ['state'], ' first; distances are in a straight line.'],
  'list.noPostcode': ['Invalid postcode'],
  'list.fails': ['The postcode could not be looked up just now.'],
  'list.description': [['dealer'], ' in ', ['cities'], ': addresses, opening hours and directions.'],
  'place.inCity': [['place'], ', ', ['city']],
  'place.description': [
    ['place'],
    ': ',
    ['address'],
    '. Opening hours, departments, directions and vehicles at this location.',
  ],
  'placeContact.title': ['Contact ', ['place']],
  'placeContact.form': ['Send us a message'],
  'placeContact.more': ['More about ', ['place']],
  'placeContact.description': [
    'Reach ',
    ['place'],
    ' in ',
    ['city'],
    ': phone, departments, opening hours, directions and a message.',
  ],
  'dealerships.title': ['Dealerships'],
  'dealerships.ofDealer': ['Dealerships of ', ['dealer']],
  'dealerships.ofMake': [['make'], ' dealerships'],
  'dealerships.byMake': ['Dealerships by make'],
  'dealerships.description': [['title'], ' of ', ['dealer'], ' in ', ['cities'], ': phone, hours and directions.'],
  'service.title': ['Service'],
  'service.at': ['Service at ', ['dealer']],
  'service.book': ['Book a Service Online'],
  'service.ask': ['Ask about a Service'],
  'service.headTitle': ['Vehicle service'],
  'service.description': [
    'Workshops of ',
    ['dealer'],
    ' in ',
    ['cities'],
    ': phone, opening hours and what is done there.',
  ],
  'list.title': ['Our Locations'],
});
