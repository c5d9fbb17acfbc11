/** Makes that are sold in Australia, as people write them. */
const NAMES = [
  'Abarth',
  'Alfa Romeo',
  'Aston Martin',
  'Audi',
  'Bentley',
  'BMW',
  'BYD',
  'Chery',
  'Chevrolet',
  'Chrysler',
  'Citroen',
  'Cupra',
  'Daewoo',
  'Daihatsu',
  'Dodge',
  'Ducati',
  'Ferrari',
  'Fiat',
  'Ford',
  'Fuso',
  'Geely',
  'Genesis',
  'Great Wall',
  'GWM',
  'Harley-Davidson',
  'Haval',
  'Hino',
  'Holden',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Isuzu',
  'Iveco',
  'Jaguar',
  'Jayco',
  'Jeep',
  'Kawasaki',
  'Kia',
  'Lamborghini',
  'Land Rover',
  'LDV',
  'Lexus',
  'Lotus',
  'Mahindra',
  'Maserati',
  'Mazda',
  'McLaren',
  'Mercedes-Benz',
  'MG',
  'Mini',
  'Mitsubishi',
  'Nissan',
  'Opel',
  'Peugeot',
  'Polestar',
  'Porsche',
  'Proton',
  'Ram',
  'Renault',
  'Rolls-Royce',
  'Saab',
  'Skoda',
  'Smart',
  'SsangYong',
  'Subaru',
  'Suzuki',
  'Tesla',
  'Toyota',
  'Triumph',
  'Volkswagen',
  'Volvo',
  'Yamaha',
];
/** Other names of a make, which no title has. One alone is the make. */
const SHORT = [
  ['mercedes', 'Mercedes-Benz'],
  ['merc', 'Mercedes-Benz'],
  ['mercs', 'Mercedes-Benz'],
  ['benz', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['vws', 'Volkswagen'],
  ['volkswagon', 'Volkswagen'],
  ['beemer', 'BMW'],
  ['bimmer', 'BMW'],
  ['chev', 'Chevrolet'],
  ['chevy', 'Chevrolet'],
  ['landrover', 'Land Rover'],
  ['harley', 'Harley-Davidson'],
  ['mitsi', 'Mitsubishi'],
  ['suby', 'Subaru'],
] as const;
/** Models that stand for their make among several makes; one alone is found by its title. */
const MODELS = [['range rover', 'Land Rover']] as const;

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');
const MAKES: ReadonlyMap<string, string> = new Map([
  ...NAMES.map((name) => [plain(name), name] as const),
  ...SHORT,
  ...MODELS,
]);

const patternOf = (names: Iterable<string>): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[ -]'))
    .join('|');

/** Pattern of every make, the longer names first. */
export const MAKE_WORDS = patternOf(MAKES.keys());
/** Pattern of makes by a name that no title has; `mercedes benz` is one with its whole name. */
export const SHORT_MAKE_WORDS = `mercedes[ -]benz|${patternOf(SHORT.map(([short]) => short))}`;

/** The make that somebody wrote. */
export const makeOf = (text: string): string => MAKES.get(plain(text)) ?? text;
