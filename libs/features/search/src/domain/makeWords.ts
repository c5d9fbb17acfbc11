/**
 * Makes that are sold in Australia, as people write them; those that are written otherwise than their name beside it.
 */
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
const SHORT = [
  ['mercedes', 'Mercedes-Benz'],
  ['merc', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['chevy', 'Chevrolet'],
  ['range rover', 'Land Rover'],
  ['harley', 'Harley-Davidson'],
] as const;

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ');
const MAKES: ReadonlyMap<string, string> = new Map([...NAMES.map((name) => [plain(name), name] as const), ...SHORT]);

/** Pattern of every make, the longer names first. */
export const MAKE_WORDS = [...MAKES.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll(' ', '[ -]'))
  .join('|');

/** The make that somebody wrote. */
export const makeOf = (text: string): string => MAKES.get(plain(text)) ?? text;
