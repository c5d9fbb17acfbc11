// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const vehicleWords = defineWords<{
  'condition.new': null;
  'condition.demo': null;
  'condition.used': null;
  'group.drivetrain': null;
  'group.dimensions': null;
  'group.towing': null;
  'group.caravan': null;
  'group.safety': null;
  'group.body': null;
  'detail.electricRange': null;
  'detail.transmission': null;
  'detail.fuel': null;
  'detail.condition': null;
  'detail.kilometres': null;
  'detail.body': null;
  'detail.drive': null;
  'detail.engine': null;
  'detail.sleeps': null;
  'detail.tareWeight': null;
  'detail.atm': null;
  'detail.bodyLength': null;
  'detail.fuelConsumption': null;
  'detail.colour': null;
  'detail.interior': null;
  'detail.seats': null;
  'detail.doors': null;
  'detail.rego': null;
  'detail.regoExpiry': null;
  'detail.buildDate': null;
  'detail.complianceDate': null;
  'detail.vin': null;
  'detail.stockNumber': null;
  'detail.cylinders': null;
  'detail.displacement': null;
  'detail.induction': null;
  'detail.power': null;
  'detail.torque': null;
  'detail.gearType': null;
  'detail.gears': null;
  'detail.fuelConsumptionCombined': null;
  'detail.fuelCapacity': null;
  'detail.batteryCapacity': null;
  'detail.length': null;
  'detail.width': null;
  'detail.height': null;
  'detail.wheelbase': null;
  'detail.tareMass': null;
  'detail.gvm': null;
  'detail.gcm': null;
  'detail.payload': null;
  'detail.towingBraked': null;
  'detail.towingUnbraked': null;
  'detail.towballMass': null;
  'detail.bodyWidth': null;
  'detail.aggregateTrailerMass': null;
  'detail.ballWeight': null;
  'detail.axleType': null;
  'detail.ancap': null;
  'detail.warranty': null;
  'detail.bodyConfiguration': null;
  'detail.interiorColour': null;
  cylinders: { count: string | number };
  ancap: { stars: number; year: string | number };
  warranty: { years: number };
  'price.driveAway': null;
  'price.estimatedDriveAway': null;
  'price.excludingCharges': null;
  'charges.short': null;
  'charges.sentence': null;
  'charges.notOnline': null;
}>('vehicle', {
  'condition.new': ['New'],
  'condition.demo': ['Demo'],
  'condition.used': ['Used'],
  'group.drivetrain': ['Engine and drivetrain'],
  'group.dimensions': ['Dimensions and masses'],
  'group.towing': ['Towing'],
  'group.caravan': ['Caravan'],
  'group.safety': ['Safety and warranty'],
  'group.body': ['Body and interior'],
  'detail.electricRange': ['Electric range'],
  'detail.transmission': ['Transmission'],
  'detail.fuel': ['Fuel'],
  'detail.condition': ['Condition'],
  'detail.kilometres': ['Kilometres'],
  'detail.body': ['Body'],
  'detail.drive': ['Drive'],
  'detail.engine': ['Engine'],
  'detail.sleeps': ['Sleeps'],
  'detail.tareWeight': ['Tare weight'],
  'detail.atm': ['ATM'],
  'detail.bodyLength': ['Body length'],
  'detail.fuelConsumption': ['Fuel consumption'],
  'detail.colour': ['Colour'],
  'detail.interior': ['Interior'],
  'detail.seats': ['Seats'],
  'detail.doors': ['Doors'],
  'detail.rego': ['Rego'],
  'detail.regoExpiry': ['Rego expiry'],
  'detail.buildDate': ['Build date'],
  'detail.complianceDate': ['Compliance date'],
  'detail.vin': ['VIN'],
  'detail.stockNumber': ['Stock number'],
  'detail.cylinders': ['Cylinders'],
  'detail.displacement': ['Displacement'],
  'detail.induction': ['Induction'],
  'detail.power': ['Power'],
  'detail.torque': ['Torque'],
  'detail.gearType': ['Gear type'],
  'detail.gears': ['Gears'],
  'detail.fuelConsumptionCombined': ['Fuel consumption (combined)'],
  'detail.fuelCapacity': ['Fuel capacity'],
  'detail.batteryCapacity': ['Battery capacity'],
  'detail.length': ['Length'],
  'detail.width': ['Width'],
  'detail.height': ['Height'],
  'detail.wheelbase': ['Wheelbase'],
  'detail.tareMass': ['Tare mass'],
  'detail.gvm': ['Gross vehicle mass (GVM)'],
  'detail.gcm': ['Gross combination mass (GCM)'],
  'detail.payload': ['Payload'],
  'detail.towingBraked': ['Towing capacity, braked'],
  'detail.towingUnbraked': ['Towing capacity, unbraked'],
  'detail.towballMass': ['Towball mass'],
  'detail.bodyWidth': ['Body width'],
  'detail.aggregateTrailerMass': ['Aggregate trailer mass (ATM)'],
  'detail.ballWeight': ['Ball weight'],
  'detail.axleType': ['Axle type'],
  'detail.ancap': ['ANCAP rating'],
  'detail.warranty': ['Manufacturer warranty'],
  'detail.bodyConfiguration': ['Body configuration'],
  'detail.interiorColour': ['Interior colour'],
  cylinders: [['count'], ' cyl'],
  ancap: [['stars', 'plural', { one: ['#', ' star'], other: ['#', ' stars'] }], ' (', ['year'], ')'],
  warranty: [['years', 'plural', { one: ['#', ' year'], other: ['#', ' years'] }]],
  'price.driveAway': [
    'The drive away price is for a private buyer in the state where the vehicle stands; government charges elsewhere may differ.',
  ],
  'price.estimatedDriveAway': [
    'The drive away price is an estimate: government charges depend on where and how the vehicle is registered. Ask us for a quote in writing.',
  ],
  'price.excludingCharges': [
    'The price does not include government charges such as registration and stamp duty, which are payable as well.',
  ],
  'charges.short': ['Plus govt. charges'],
  'charges.sentence': ['Government charges (registration, stamp duty) come on top of this price and repayment.'],
  'charges.notOnline': [
    'Its price does not include government charges such as registration and stamp duty, which depend on where and how it is registered. Ask us for the drive-away price: we put it in writing before you decide.',
  ],
});
