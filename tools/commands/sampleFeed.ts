/** One vehicle: the columns of a feed by name, and what they say of it. */
const VEHICLE = Object.entries({
  Brand: 'Isuzu',
  Year: '2021',
  Model: 'D-MAX',
  'Car/Suv': 'Ute',
  Title: '2021 Isuzu D-MAX LS-U',
  UsedOrNew: 'USED',
  Transmission: 'Automatic',
  Engine: '"4 cyl, 3 L"',
  DriveType: '4WD',
  FuelType: 'Diesel',
  FuelConsumption: '8 L / 100 km',
  Kilometres: '54120',
  ColourExtInt: 'White / Black',
  Location: '"Newcastle, NSW"',
  CylindersinEngine: '4 cyl',
  BodyType: 'Ute / Tray',
  Doors: '4 Doors',
  Seats: '5 Seats',
  Price: '45990',
});

/** A feed of one vehicle, for the mapping `aus-vehicle-listings`. */
export const SAMPLE_FEED = [0, 1].map((row) => `${VEHICLE.map((cell) => cell[row]).join(',')}\n`).join('');
