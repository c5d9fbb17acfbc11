import type { TargetName } from '../feed/targets.js';

/** What a feed may say of the place that sells a vehicle. */
export const PLACE_FACTS = ['name', 'street', 'city', 'state', 'postcode', 'phone', 'email', 'licence', 'abn'] as const;
export type PlaceFact = (typeof PLACE_FACTS)[number];

/** Names by which feeds call a field, the surest first; without signs, blanks and capitals. */
const FIELD_NAMES: Readonly<Partial<Record<TargetName, string>>> = {
  stocknum:
    'stocknum stocknumber stockno stockid stockcode stock stk stkno unitnumber sku reference refno ref listingid id',
  vin: 'vin vinnumber vinno vehicleidentificationnumber chassisnumber chassis',
  nvic: 'nvic nviccode glassnvic glasscode',
  make: 'make makename brand brandname manufacturer marque',
  model: 'model modelname range family',
  badge: 'badge variant trim trimlevel grade derivative',
  series: 'series modelseries',
  year: 'year modelyear buildyear yearofmanufacture manufactureyear yearbuilt yom yr myear',
  car_type:
    'condition cartype neworused usedornew newused vehiclecondition stocktype listingtype type vehicletype class',
  status: 'status stockstatus availability salestatus',
  // what shoppers filter by, and cards show
  simple_body: 'body bodytype bodystyle bodyshape style',
  colour:
    'colour color exteriorcolour exteriorcolor extcolour extcolor colourexterior colorexterior coloursexterior ' +
    'bodycolour bodycolor paint colourextint',
  interior_colour:
    'interiorcolour interiorcolor intcolour intcolor colourinterior colorinterior coloursinterior trimcolour ' +
    'trimcolor colourextint colour',
  simple_transmission: 'transmission trans transmissiontype gearbox gearboxtype gears',
  simple_fuel: 'fuel fueltype',
  simple_drive: 'drive drivetype drivetrain drivenwheels',
  seats: 'seats seatcount numberofseats numseats noofseats seatingcapacity seatcapacity',
  doors: 'doors doorcount numberofdoors numdoors noofdoors',
  cylinders: 'cylinders cyl cylindercount numberofcylinders cylindersinengine engine',
  engine_size_litres: 'enginesize enginelitres litres enginecapacity capacity displacement engine',
  km: 'km kms kilometres kilometers odometer odometerreading odo mileage distance',
  price:
    'price driveawayprice driveaway dap advertisedprice askingprice saleprice sellingprice internetprice webprice ' +
    'retailprice egcprice egc listprice',
  before_price: 'wasprice oldprice beforeprice previousprice',
  price_type: 'pricetype pricebasis pricekind',
  stock_date: 'stockdate dateinstock datein instockdate arrivaldate arrived dateadded listeddate datelisted',
  regplate: 'rego regplate regoplate regonumber registration registrationnumber regno plate numberplate licenceplate',
  rego_expiry: 'regoexpiry regoexpires registrationexpires registrationexpiry regoexpirydate regoexp',
  build_date: 'builddate buildmonth',
  compliance_date: 'compliancedate compliancemonth',
  dealercomments:
    'comments dealercomments sellercomments comment description vehicledescription advertdescription adcopy ' +
    'adtext adverttext advertisement notes remarks',
  features: 'features feature featurelist options optionlist extras equipment',
  standard_equipment: 'standardequipment standardfeatures standards',
  carsales_title: 'title headline heading adtitle',
  certified: 'certified iscertified approvedused',
  reserved: 'reserved isreserved',
  fuelconsumptioncombined: 'fuelconsumption fuelconsumptioncombined fueleconomy consumption combinedconsumption',
  item_type: 'itemtype vehicleclass vehiclecategory category vehicletype type',
  images:
    'images photos pictures imageurls photourls pictureurls imagelist photolist imageurl photourl pictureurl image ' +
    'photo picture mainimage mainphoto image1 photo1 picture1 img1 img gallery media contenturl',
  video_url: 'video videourl videolink youtube youtubeurl',
};

/** The same for what a feed says of the place. */
const PLACE_NAMES: Readonly<Record<PlaceFact, string>> = {
  name:
    'dealername dealershipname dealer dealership yardname yard branchname branch locationname location sitename site ' +
    'sellername seller storename store',
  street: 'dealeraddress dealerstreet streetaddress street addressline1 address1 address yardaddress',
  city: 'suburb dealersuburb city dealercity town locality yardsuburb location',
  state: 'state dealerstate province region stateabbreviation yardstate location',
  postcode: 'postcode dealerpostcode postalcode zip zipcode pcode yardpostcode',
  phone: 'dealerphone phone phonenumber telephone contactphone contactnumber yardphone',
  email: 'dealeremail email emailaddress contactemail selleremail',
  licence: 'dealerlicence dealerlicense licencenumber licensenumber licence license lmct mdlicence dealerlicencenumber',
  abn: 'abn dealerabn',
};

const wordsOf = (text: string): readonly string[] => text.split(' ');
const listed = <Name extends string>(
  names: Readonly<Partial<Record<Name, string>>>,
): ReadonlyMap<Name, readonly string[]> =>
  new Map((Object.entries(names) as [Name, string][]).map(([name, text]) => [name, wordsOf(text)]));

export const fieldNames = listed<TargetName>(FIELD_NAMES);
export const placeNames = listed<PlaceFact>(PLACE_NAMES);

/** Names that say nothing without what they are part of: `make.name` is a make. */
const GENERIC = new Set(
  wordsOf('name value text label display amount code url href src uri link full large original description title'),
);
/** What feeds put before any name. */
const PREFIXES = new Set(wordsOf('vehicle car listing item unit advert ad product'));

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');

/** What a path may be called, the surest first: its last name, without a prefix, with what it is part of. */
export function callsOf(segments: readonly string[]): string[] {
  const last = partsOf(segments.at(-1) ?? '');
  const before = segments.length > 1 ? partsOf(segments.at(-2) ?? '') : [];
  const plain = last.join('');
  const isGeneric = before.length > 0 && GENERIC.has(plain);
  const bare = last.length > 1 && PREFIXES.has(last[0] ?? '') ? [last.slice(1).join('')] : [];
  // "Odometer (km)" says its unit
  const short = partsOf((segments.at(-1) ?? '').replace(/\([^)]*\)/g, '')).join('');
  if (short !== '' && short !== plain) bare.push(short);
  return isGeneric
    ? [before.join(''), [...before, ...last].join('')]
    : [plain, ...bare, ...(before.length > 0 ? [[...before, ...last].join('')] : [])];
}

/** How surely a path is what has these names: 0 is the surest; undefined where it is something else. */
export function rankOf(segments: readonly string[], names: readonly string[]): number | undefined {
  const ranks = callsOf(segments).flatMap((call, at) => {
    const rank = names.indexOf(call);
    return rank < 0 ? [] : [rank + at / 2];
  });
  return ranks.length === 0 ? undefined : Math.min(...ranks) + segments.length / 10;
}
