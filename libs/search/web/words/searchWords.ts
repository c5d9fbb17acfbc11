// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const searchWords = defineWords<{
  home: null;
  brands: null;
  allModels: null;
  allMakes: null;
  seeAllVehicles: null;
  tryAgain: null;
  search: null;
  remove: null;
  removeNamed: { name: string | number };
  undo: null;
  view: null;
  vehicles: { count: number };
  inStock: { count: number };
  kilometres: { value: string | number };
  kilograms: { value: string | number };
  hint: null;
  loading: null;
  carousel: null;
  carouselItem: null;
  'facet.carType': null;
  'facet.itemType': null;
  'facet.make': null;
  'facet.model': null;
  'facet.makeModel': null;
  'facet.badge': null;
  'facet.body': null;
  'facet.fuel': null;
  'facet.transmission': null;
  'facet.drive': null;
  'facet.colour': null;
  'facet.seats': null;
  'facet.state': null;
  'facet.city': null;
  'facet.location': null;
  'facet.dealership': null;
  'facet.features': null;
  'facet.categories': null;
  'facet.certified': null;
  'facet.status': null;
  'facet.tag': null;
  'facets.carType': null;
  'facets.itemType': null;
  'facets.make': null;
  'facets.model': null;
  'facets.badge': null;
  'facets.body': null;
  'facets.fuel': null;
  'facets.transmission': null;
  'facets.drive': null;
  'facets.colour': null;
  'facets.seats': null;
  'facets.state': null;
  'facets.city': null;
  'facets.location': null;
  'facets.dealership': null;
  'facets.features': null;
  'facets.categories': null;
  'facets.values': null;
  'facets.tag': null;
  'facet.chosen': { facet: string | number; value: string | number };
  'facet.search': { facets: string | number };
  'facet.showAll': { facets: string | number };
  'facet.noMatch': { facets: string | number; words: string | number };
  'facet.within': { facets: string | number; values: string | number };
  'value.new': null;
  'value.demo': null;
  'value.used': null;
  'value.inStock': null;
  'value.comingSoon': null;
  'value.sold': null;
  'value.yes': null;
  'value.no': null;
  'value.car': null;
  'value.truck': null;
  'value.motorcycle': null;
  'value.caravan': null;
  'range.price': null;
  'range.km': null;
  'range.year': null;
  'range.subscription': null;
  'range.created': null;
  'range.towing': null;
  'range.towingLoaded': null;
  'range.towball': null;
  'range.atm': null;
  'range.ball': null;
  'range.from': null;
  'range.to': null;
  'range.bound': { bound: string | number; unit: string | number };
  'range.upTo': { range: string | number; max: string | number };
  'range.atLeast': { range: string | number; min: string | number };
  'range.between': { range: string | number; min: string | number; max: string | number };
  'range.orMore': { value: string | number };
  'sort.by': null;
  'sort.relevant': null;
  'sort.latest': null;
  'sort.lowestPrice': null;
  'sort.highestPrice': null;
  'sort.lowestKilometres': null;
  'sort.newestYear': null;
  'sort.deal': null;
  'sort.lowestRepayment': null;
  'sort.nearest': null;
  'sort.lowestSubscription': null;
  'sorted.relevant': null;
  'sorted.latest': null;
  'sorted.lowestPrice': null;
  'sorted.highestPrice': null;
  'sorted.lowestKilometres': null;
  'sorted.newestYear': null;
  'sorted.deal': null;
  'sorted.lowestRepayment': null;
  'sorted.nearest': null;
  'sorted.lowestSubscription': null;
  'topic.whole': null;
  'topic.newAndDemo': null;
  'topic.vehicles': null;
  'topic.joined': { first: string | number; next: string | number };
  'topic.at': { what: string | number; place: string | number };
  'headline.counted': { count: string | number; what: string | number };
  'headline.stock': { count: number };
  'headline.vehicles': { count: number };
  'headline.trucks': { count: number };
  'headline.motorcycles': { count: number };
  'headline.caravans': { count: number };
  'head.listing': { heading: string | number; dealer: string | number };
  'head.listingPage': { heading: string | number; page: string | number; dealer: string | number };
  'head.listingText': {
    isCounted: string | number;
    count: string | number;
    heading: string | number;
    dealer: string | number;
    isPriced: string | number;
    price: string | number;
  };
  'total.long': { shown: number; found: number };
  'bar.view': null;
  'bar.grid': null;
  'bar.list': null;
  'bar.onlyAt': { place: string | number };
  'filters.title': null;
  'filters.close': null;
  'filters.more': null;
  'filters.fewer': null;
  'filters.chosen': null;
  'filters.show': { count: number };
  'filters.showUncounted': null;
  'chosen.title': null;
  'chosen.clear': null;
  'chosen.words': { words: string | number };
  'near.title': null;
  'near.postcode': null;
  'near.noPostcode': null;
  'near.malformed': null;
  'near.distance': null;
  'near.anyDistance': null;
  'near.look': { postcode: string | number };
  'near.from': { place: string | number };
  'near.fromAround': { place: string | number };
  'near.chosen': { postcode: string | number };
  'near.within': { km: string | number; postcode: string | number };
  'near.limit': { km: string | number };
  'near.away': { distance: string | number };
  'near.useMine': null;
  'near.finding': null;
  'near.denied': null;
  'near.unavailable': null;
  'near.insecure': null;
  'near.abroad': null;
  'within.searching': { words: string | number; choices: string | number };
  'within.instead': null;
  'notice.postcode': { postcode: string | number };
  'notice.last': { again: string | number };
  'notice.out': null;
  'notice.outText': { again: string | number };
  'notice.outTextCall': { again: string | number; phone: string | number };
  'empty.title': null;
  'empty.text': null;
  'empty.leaveOut': null;
  'empty.without': { filter: string | number };
  'empty.both': { one: string | number; other: string | number };
  'empty.clear': null;
  'empty.email': null;
  'empty.close': null;
  'pages.results': null;
  'pages.models': null;
  'pages.page': { page: string | number };
  'pages.previous': null;
  'pages.next': null;
  'pages.beyond': null;
  'pages.beyondText': { count: number };
  'pages.toLast': null;
  'more.shown': { from: number; to: number; found: number };
  'more.loading': null;
  'more.show': null;
  'save.save': null;
  'save.saved': null;
  'save.onDevice': null;
  'save.onDeviceNamed': { search: string | number };
  'save.removed': null;
  'save.emailText': null;
  'save.email': null;
  'save.list': null;
  'saved.title': null;
  'saved.now': { count: number };
  'saved.inAccount': { count: number };
  'saved.goWithIt': { count: number };
  'account.title': null;
  'account.what': null;
  'account.loading': null;
  'account.notJoined': null;
  'account.none': null;
  'account.seeStock': null;
  'header.form': null;
  'header.field': null;
  'header.close': null;
  'header.failed': null;
  'header.noneLike': { words: string | number };
  'header.noMatch': { words: string | number };
  'header.found': { count: number };
  'header.saved': null;
  'header.past': null;
  'header.searchFor': null;
  'header.listings': null;
  'header.vehicles': null;
  'header.counted': { what: string | number; count: number };
  'hero.yard': null;
  'hero.form': null;
  'hero.words': null;
  'hero.hint': null;
  'hero.priceUpTo': null;
  'hero.anyPrice': null;
  'hero.search': { count: number };
  'front.types': null;
  'front.models': null;
  'front.bodies': null;
  'front.makes': null;
  'front.newest': null;
  'front.seeAll': { count: number };
  'figures.title': null;
  'figures.locations': { count: number };
  'figures.brands': { count: number };
  'figures.vehicles': { count: number };
  'brands.own': null;
  'brands.failed': { all: string | number };
  'brands.headTitle': { dealer: string | number };
  'brands.headText': { dealer: string | number; names: string | number; list: string | number };
  'brand.at': { dealer: string | number };
  'list.failed': { again: string | number };
  'list.none': null;
  'brand.failed': { all: string | number };
  'brand.none': { brand: string | number; all: string | number };
  'brand.models': null;
  'brand.newest': null;
  'brand.inStockFrom': { count: number; price: string | number };
  'brand.seeAll': { count: number; brand: string | number };
  'brand.testDrive': null;
  'brand.ask': null;
  'brand.headTitle': { brand: string | number; dealer: string | number };
  'brand.headText': { brand: string | number; dealer: string | number };
  'brand.headTextCounted': {
    count: number;
    brand: string | number;
    isPriced: string | number;
    price: string | number;
    dealer: string | number;
    hasModels: string | number;
    models: string | number;
  };
  'models.title': null;
  'models.of': { what: string | number };
  'models.count': { count: number };
  'models.maker': null;
  'models.allMakers': null;
  'models.body': null;
  'models.allBodies': null;
  'models.option': { value: string | number; count: number };
  'models.show': null;
  'models.failed': { again: string | number };
  'models.none': null;
  'models.fromInStock': { price: string | number; count: number };
  'models.headTitle': { heading: string | number; dealer: string | number };
  'models.headTitlePage': { heading: string | number; page: string | number; dealer: string | number };
  'models.headText': { heading: string | number; dealer: string | number };
  'models.headTextCounted': { count: number; heading: string | number; dealer: string | number };
  'tow.whatTows': null;
  'tow.whatItTows': null;
  'tow.seeVehicles': null;
  'tow.seeCaravans': null;
  'tow.caution': null;
  'tow.loaded': { atm: string | number };
  'tow.loadedBall': { atm: string | number; ball: string | number };
  'tow.empty': { tare: string | number; load: string | number };
  'tow.fullLoad': null;
  'tow.fullLoadBall': null;
  'tow.braked': { braked: string | number };
  'tow.brakedBall': { braked: string | number; ball: string | number };
  'tow.byMass': { loaded: string | number };
  'tow.caravansFullLoad': null;
  'brands.car': null;
  'brands.motorcycle': null;
  'brands.truck': null;
  'brands.caravan': null;
  'value.parts': null;
}>('search', {
  home: ['Home'],
  brands: ['Brands'],
  allModels: ['All models'],
  allMakes: ['All makes'],
  seeAllVehicles: ['See all vehicles'],
  tryAgain: ['Try again'],
  search: ['Search'],
  remove: ['Remove'],
  removeNamed: ['Remove ', ['name']],
  undo: ['Undo'],
  view: ['View'],
  vehicles: [['count', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }]],
  inStock: [['count', 'number'], ' in stock'],
  kilometres: [['value'], ' km'],
  kilograms: [['value'], ' kg'],
  hint: ['White SUV under 30k'],
  loading: ['Loading vehicles …'],
  carousel: ['Vehicles'],
  carouselItem: ['vehicle'],
  'facet.carType': ['Condition'],
  'facet.itemType': ['Type'],
  'facet.make': ['Make'],
  'facet.model': ['Model'],
  'facet.makeModel': ['Make and model'],
  'facet.badge': ['Variant'],
  'facet.body': ['Body'],
  'facet.fuel': ['Fuel'],
  'facet.transmission': ['Transmission'],
  'facet.drive': ['Drive'],
  'facet.colour': ['Colour'],
  'facet.seats': ['Seats'],
  'facet.state': ['State'],
  'facet.city': ['City'],
  'facet.location': ['Location'],
  'facet.dealership': ['Dealership'],
  'facet.features': ['Features'],
  'facet.categories': ['Category'],
  'facet.certified': ['Certified'],
  'facet.status': ['Availability'],
  'facet.tag': ['Tag'],
  'facets.carType': ['conditions'],
  'facets.itemType': ['types'],
  'facets.make': ['makes'],
  'facets.model': ['models'],
  'facets.badge': ['variants'],
  'facets.body': ['body styles'],
  'facets.fuel': ['fuels'],
  'facets.transmission': ['transmissions'],
  'facets.drive': ['drives'],
  'facets.colour': ['colours'],
  'facets.seats': ['numbers of seats'],
  'facets.state': ['states'],
  'facets.city': ['cities'],
  'facets.location': ['locations'],
  'facets.dealership': ['dealerships'],
  'facets.features': ['features'],
  'facets.categories': ['categories'],
  'facets.values': ['values'],
  'facets.tag': ['tags'],
  'facet.chosen': [['facet'], ': ', ['value']],
  'facet.search': ['Search ', ['facets']],
  'facet.showAll': ['Show all ', ['facets']],
  'facet.noMatch': ['No ', ['facets'], ' match “', ['words'], '”.'],
  'facet.within': [['facets'], ' of ', ['values']],
  'value.new': ['New'],
  'value.demo': ['Demo'],
  'value.used': ['Used'],
  'value.inStock': ['In stock'],
  'value.comingSoon': ['Coming soon'],
  'value.sold': ['Sold'],
  'value.yes': ['Yes'],
  'value.no': ['No'],
  'value.car': ['Cars'],
  'value.truck': ['Trucks'],
  'value.motorcycle': ['Motorcycles'],
  'value.caravan': ['Caravans'],
  'range.price': ['Price'],
  'range.km': ['Kilometres'],
  'range.year': ['Year'],
  'range.subscription': ['Subscription price'],
  'range.created': ['Listed'],
  'range.towing': ['Towing capacity'],
  'range.towingLoaded': ['Towing with a full load'],
  'range.towball': ['Towball limit'],
  'range.atm': ['Loaded mass (ATM)'],
  'range.ball': ['Ball mass'],
  'range.from': ['From'],
  'range.to': ['To'],
  'range.bound': [['bound'], ' (', ['unit'], ')'],
  'range.upTo': [['range'], ' up to ', ['max']],
  'range.atLeast': [['range'], ' from ', ['min']],
  'range.between': [['range'], ' ', ['min'], ' to ', ['max']],
  'range.orMore': [['value'], '+'],
  'sort.by': ['Sort by'],
  'sort.relevant': ['Most relevant'],
  'sort.latest': ['Latest'],
  'sort.lowestPrice': ['Lowest price'],
  'sort.highestPrice': ['Highest price'],
  'sort.lowestKilometres': ['Lowest kilometres'],
  'sort.newestYear': ['Newest year'],
  'sort.deal': ['Best deal'],
  'sort.lowestRepayment': ['Lowest repayment'],
  'sort.nearest': ['Nearest first'],
  'sort.lowestSubscription': ['Lowest subscription price'],
  'sorted.relevant': ['most relevant first'],
  'sorted.latest': ['latest first'],
  'sorted.lowestPrice': ['lowest price first'],
  'sorted.highestPrice': ['highest price first'],
  'sorted.lowestKilometres': ['lowest kilometres first'],
  'sorted.newestYear': ['newest year first'],
  'sorted.deal': ['best deal first'],
  'sorted.lowestRepayment': ['lowest repayment first'],
  'sorted.nearest': ['nearest first'],
  'sorted.lowestSubscription': ['lowest subscription price first'],
  'topic.whole': ['New, demo and used'],
  'topic.newAndDemo': ['New and demo'],
  'topic.vehicles': ['vehicles'],
  'topic.joined': [['first'], ' ', ['next']],
  'topic.at': [['what'], ' at ', ['place']],
  'headline.counted': [['count'], ' ', ['what']],
  'headline.stock': [['count', 'plural', { one: ['vehicle'], other: ['vehicles'] }]],
  'headline.vehicles': [['count', 'plural', { one: ['vehicle'], other: ['vehicles'] }]],
  'headline.trucks': [['count', 'plural', { one: ['truck'], other: ['trucks'] }]],
  'headline.motorcycles': [['count', 'plural', { one: ['motorcycle'], other: ['motorcycles'] }]],
  'headline.caravans': [['count', 'plural', { one: ['caravan'], other: ['caravans'] }]],
  'head.listing': [['heading'], ' for sale | ', ['dealer']],
  'head.listingPage': [['heading'], ', page ', ['page'], ' for sale | ', ['dealer']],
  'head.listingText': [
    ['isCounted', 'select', { yes: [['count'], ' '], other: [] }],
    ['heading'],
    ' for sale at ',
    ['dealer'],
    ['isPriced', 'select', { yes: [', from ', ['price']], other: [] }],
    '. Compare price, kilometres and features, and send an enquiry.',
  ],
  'total.long': [
    ['shown', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }],
    ' in stock, ',
    ['found', 'number'],
    ' in all',
  ],
  'bar.view': ['View'],
  'bar.grid': ['Grid'],
  'bar.list': ['List'],
  'bar.onlyAt': ['Only at ', ['place']],
  'filters.title': ['Filters'],
  'filters.close': ['Close filters'],
  'filters.more': ['More filters'],
  'filters.fewer': ['Fewer filters'],
  'filters.chosen': ['chosen'],
  'filters.show': ['Show Me ', ['count', 'plural', { one: ['#', ' car'], other: ['#', ' cars'] }]],
  'filters.showUncounted': ['Show Me cars'],
  'chosen.title': ['Chosen filters'],
  'chosen.clear': ['Clear all'],
  'chosen.words': ['“', ['words'], '”'],
  'near.title': ['Near me'],
  'near.postcode': ['Postcode'],
  'near.noPostcode': ['Invalid postcode'],
  'near.malformed': ['Invalid postcode. Please enter a 4-digit number.'],
  'near.distance': ['Distance'],
  'near.anyDistance': ['Any distance'],
  'near.look': ['Look near ', ['postcode']],
  'near.from': ['Straight-line distances from ', ['place'], '.'],
  'near.fromAround': ['Straight-line distances from around ', ['place'], '.'],
  'near.chosen': ['Near ', ['postcode']],
  'near.within': ['Within ', ['km'], ' km of ', ['postcode']],
  'near.limit': ['the limit of ', ['km'], ' km'],
  'near.away': [['distance'], ' away'],
  'near.useMine': ['Use my location'],
  'near.finding': ['Finding your location …'],
  'near.denied': ['Your browser does not share your location with this site. Please enter a postcode.'],
  'near.unavailable': ['Your location could not be found just now. Please enter a postcode.'],
  'near.insecure': ['Your browser shares locations over secure connections alone. Please enter a postcode.'],
  'near.abroad': ['You seem to be outside Australia. Please enter a postcode.'],
  'within.searching': ['Searching for “', ['words'], '” within ', ['choices'], '.'],
  'within.instead': ['Search all vehicles instead'],
  'notice.postcode': ['Invalid postcode: “', ['postcode'], '”. These are vehicles from every place.'],
  'notice.last': ['The search does not answer just now; these are the last results. ', ['again']],
  'notice.out': ['We cannot show our vehicles just now'],
  'notice.outText': ['The search does not answer just now. Your filters are kept. ', ['again'], ' in a moment.'],
  'notice.outTextCall': [
    'The search does not answer just now. Your filters are kept. ',
    ['again'],
    ' in a moment, or call us on ',
    ['phone'],
    '.',
  ],
  'empty.title': ['Nothing found'],
  'empty.text': ['No results found for your search at this time. Please try adjusting the filters for more results.'],
  'empty.leaveOut': ['What you could leave out'],
  'empty.without': ['Without ', ['filter']],
  'empty.both': [['one'], ' and ', ['other']],
  'empty.clear': ['Clear Filters'],
  'empty.email': ['Email me when one comes in'],
  'empty.close': ['These come close'],
  'pages.results': ['Pages of results'],
  'pages.models': ['Pages of models'],
  'pages.page': ['Page ', ['page']],
  'pages.previous': ['Previous'],
  'pages.next': ['Next'],
  'pages.beyond': ['This page is beyond the last one'],
  'pages.beyondText': [
    [
      'count',
      'plural',
      { one: ['There is ', '#', ' page of results.'], other: ['There are ', '#', ' pages of results.'] },
    ],
  ],
  'pages.toLast': ['Go to the last page'],
  'more.shown': ['Showing ', ['from', 'number'], ' to ', ['to', 'number'], ' of ', ['found', 'number']],
  'more.loading': ['Loading …'],
  'more.show': ['Show more vehicles'],
  'save.save': ['Save this search'],
  'save.saved': ['Search saved'],
  'save.onDevice': ['The search is saved on this device.'],
  'save.onDeviceNamed': [['search'], ' is saved on this device.'],
  'save.removed': ['The search is no longer saved.'],
  'save.emailText': ['Hear of new matches by email as well. A link in our first mail confirms your address.'],
  'save.email': ['Email me new matches'],
  'save.list': ['See your saved searches'],
  'saved.title': ['Saved searches'],
  'saved.now': [['count', 'plural', { one: ['#', ' vehicle now'], other: ['#', ' vehicles now'] }]],
  'saved.inAccount': [
    [
      'count',
      'plural',
      { one: ['Your search is saved in your account.'], other: ['Your searches are saved in your account.'] },
    ],
  ],
  'saved.goWithIt': [
    [
      'count',
      'plural',
      { one: ['Your saved search is included.'], other: ['Your ', '#', ' saved searches are included.'] },
    ],
  ],
  'account.title': ['Your searches'],
  'account.what': ['searches'],
  'account.loading': ['Loading your searches …'],
  'account.notJoined': [
    'The searches of this device could not be added to your account just now. Please load this page again.',
  ],
  'account.none': ['Press “Save this search” above a list of vehicles, and it waits for you here.'],
  'account.seeStock': ['See our stock'],
  'header.form': ['Site'],
  'header.field': ['Search vehicles'],
  'header.close': ['Close search'],
  'header.failed': ['Suggestions are not available just now. Press Enter to search.'],
  'header.noneLike': ['We have no vehicle like “', ['words'], '” just now. Press Enter to see what comes close.'],
  'header.noMatch': ['Nothing matches “', ['words'], '”. Press Enter to search all vehicles.'],
  'header.found': [['count', 'plural', { one: ['#', ' vehicle found.'], other: ['#', ' vehicles found.'] }]],
  'header.saved': ['Your saved searches'],
  'header.past': ['Your last searches'],
  'header.searchFor': ['Search for'],
  'header.listings': ['Makes, models and bodies'],
  'header.vehicles': ['Vehicles'],
  'header.counted': [['what'], ', ', ['count', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }]],
  'hero.yard': ['From the yard'],
  'hero.form': ['Find a vehicle'],
  'hero.words': ['What are you looking for?'],
  'hero.hint': ['Make, model, or “white SUV under 30k”'],
  'hero.priceUpTo': ['Price up to'],
  'hero.anyPrice': ['Any price'],
  'hero.search': ['Search ', ['count', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }]],
  'front.types': ['What are you after?'],
  'front.models': ['Browse by model'],
  'front.bodies': ['Browse by body'],
  'front.makes': ['Browse by make'],
  'front.newest': ['Just arrived'],
  'front.seeAll': ['See all ', ['count', 'plural', { one: ['#', ' vehicle'], other: ['#', ' vehicles'] }]],
  'figures.title': ['In figures'],
  'figures.locations': [['count', 'plural', { one: ['location'], other: ['locations'] }]],
  'figures.brands': [['count', 'plural', { one: ['brand'], other: ['brands'] }]],
  'figures.vehicles': [['count', 'plural', { one: ['vehicle in stock'], other: ['vehicles in stock'] }]],
  'brands.own': ['Our Brands'],
  'brands.failed': ['The brands cannot be read just now. ', ['all']],
  'brands.headTitle': ['Brands | ', ['dealer']],
  'brands.headText': [
    'The brands that ',
    ['dealer'],
    ' has in stock',
    ['names', 'select', { none: [], all: [': ', ['list']], other: [': ', ['list'], ' and more'] }],
    '.',
  ],
  'brand.at': ['at ', ['dealer']],
  'list.failed': ['The vehicles cannot be read just now. ', ['again']],
  'list.none': ['No such vehicle is for sale here just now.'],
  'brand.failed': ['The vehicles cannot be read just now. ', ['all']],
  'brand.none': ['No ', ['brand'], ' is for sale here just now. ', ['all']],
  'brand.models': ['Models in stock'],
  'brand.newest': ['Just arrived'],
  'brand.inStockFrom': [['count', 'number'], ' in stock, from ', ['price']],
  'brand.seeAll': ['See all ', ['count', 'number'], ' ', ['brand']],
  'brand.testDrive': ['Book a test drive'],
  'brand.ask': ['Ask us'],
  'brand.headTitle': [['brand'], ' | ', ['dealer']],
  'brand.headText': [['brand'], ' at ', ['dealer'], '.'],
  'brand.headTextCounted': [
    ['count', 'number'],
    ' ',
    ['brand'],
    ['isPriced', 'select', { yes: [' from ', ['price']], other: [] }],
    ' at ',
    ['dealer'],
    ['hasModels', 'select', { yes: [': ', ['models']], other: [] }],
    '.',
  ],
  'models.title': ['Models'],
  'models.of': [['what'], ' models'],
  'models.count': [['count', 'plural', { one: ['#', ' model'], other: ['#', ' models'] }]],
  'models.maker': ['Maker'],
  'models.allMakers': ['All makers'],
  'models.body': ['Body'],
  'models.allBodies': ['All bodies'],
  'models.option': [['value'], ' (', ['count', 'number'], ')'],
  'models.show': ['Show'],
  'models.failed': ['The models cannot be read just now. ', ['again']],
  'models.none': ['Nothing in stock fits this choice.'],
  'models.fromInStock': ['From ', ['price'], ' · ', ['count', 'number'], ' in stock'],
  'models.headTitle': [['heading'], ' | ', ['dealer']],
  'models.headTitlePage': [['heading'], ', page ', ['page'], ' | ', ['dealer']],
  'models.headText': [['heading'], ' at ', ['dealer'], ', each with its lowest price.'],
  'models.headTextCounted': [
    ['count', 'plural', { one: ['#', ' model: '], other: ['#', ' models: '] }],
    ['heading'],
    ' at ',
    ['dealer'],
    ', each with its lowest price.',
  ],
  'tow.whatTows': ['What can tow this?'],
  'tow.whatItTows': ['What can this tow?'],
  'tow.seeVehicles': ['See vehicles that can tow it'],
  'tow.seeCaravans': ['See caravans that it can tow'],
  'tow.caution': [
    'Makers’ figures. What the towing vehicle carries and its towbar may allow less: check the plates before you tow.',
  ],
  'tow.loaded': ['Loaded to its limit it weighs ', ['atm'], ' (ATM).'],
  'tow.loadedBall': ['Loaded to its limit it weighs ', ['atm'], ' (ATM), with ', ['ball'], ' on the towball.'],
  'tow.empty': ['Empty it weighs ', ['tare'], ' (tare), which leaves ', ['load'], ' for a load.'],
  'tow.fullLoad': ['Only those that can with a full load'],
  'tow.fullLoadBall': ['Only those that can with a full load, by towball too'],
  'tow.braked': ['Braked towing capacity is ', ['braked'], '.'],
  'tow.brakedBall': ['Braked towing capacity is ', ['braked'], ', with up to ', ['ball'], ' on the towball.'],
  'tow.byMass': ['Loaded to its own limit (GVM) it may tow ', ['loaded'], ', by its GCM.'],
  'tow.caravansFullLoad': ['Only caravans that it can tow with a full load'],
  'brands.car': ['Car Brands'],
  'brands.motorcycle': ['Motorcycle Brands'],
  'brands.truck': ['Truck Brands'],
  'brands.caravan': ['Caravan Brands'],
  'value.parts': ['Parts'],
});
