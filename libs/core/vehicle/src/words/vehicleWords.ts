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
  'value.suv': null;
  'value.sedan': null;
  'value.ute': null;
  'value.utility': null;
  'value.uteTray': null;
  'value.hatchback': null;
  'value.wagon': null;
  'value.van': null;
  'value.peopleMover': null;
  'value.cabChassis': null;
  'value.convertible': null;
  'value.coupe': null;
  'value.lightTruck': null;
  'value.truck': null;
  'value.motorcycle': null;
  'value.caravan': null;
  'value.commercial': null;
  'value.bus': null;
  'value.automatic': null;
  'value.manual': null;
  'value.cvt': null;
  'value.semiAutomatic': null;
  'value.petrol': null;
  'value.unleaded': null;
  'value.premium': null;
  'value.diesel': null;
  'value.electric': null;
  'value.hybrid': null;
  'value.plugInHybrid': null;
  'value.lpg': null;
  'value.rear': null;
  'value.front': null;
  'value.rearWheelDrive': null;
  'value.frontWheelDrive': null;
  'value.4x4': null;
  'value.4x2': null;
  'value.4wd': null;
  'value.awd': null;
  'value.2wd': null;
  'value.white': null;
  'value.black': null;
  'value.grey': null;
  'value.silver': null;
  'value.blue': null;
  'value.red': null;
  'value.green': null;
  'value.graphite': null;
  'value.charcoal': null;
  'value.yellow': null;
  'value.orange': null;
  'value.brown': null;
  'value.gold': null;
  'value.bronze': null;
  'value.beige': null;
  'value.tan': null;
  'value.cream': null;
  'value.maroon': null;
  'value.purple': null;
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
    'The drive away price is for a private buyer in the state where the vehicle is; government charges elsewhere may differ.',
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
  'value.suv': ['SUV'],
  'value.sedan': ['Sedan'],
  'value.ute': ['Ute'],
  'value.utility': ['Utility'],
  'value.uteTray': ['Ute / Tray'],
  'value.hatchback': ['Hatchback'],
  'value.wagon': ['Wagon'],
  'value.van': ['Van'],
  'value.peopleMover': ['People Mover'],
  'value.cabChassis': ['Cab Chassis'],
  'value.convertible': ['Convertible'],
  'value.coupe': ['Coupe'],
  'value.lightTruck': ['Light Truck'],
  'value.truck': ['Truck'],
  'value.motorcycle': ['Motorcycle'],
  'value.caravan': ['Caravan'],
  'value.commercial': ['Commercial'],
  'value.bus': ['Bus'],
  'value.automatic': ['Automatic'],
  'value.manual': ['Manual'],
  'value.cvt': ['CVT'],
  'value.semiAutomatic': ['Semi-automatic'],
  'value.petrol': ['Petrol'],
  'value.unleaded': ['Unleaded'],
  'value.premium': ['Premium'],
  'value.diesel': ['Diesel'],
  'value.electric': ['Electric'],
  'value.hybrid': ['Hybrid'],
  'value.plugInHybrid': ['Plug-in Hybrid'],
  'value.lpg': ['LPG'],
  'value.rear': ['Rear'],
  'value.front': ['Front'],
  'value.rearWheelDrive': ['Rear Wheel Drive'],
  'value.frontWheelDrive': ['Front Wheel Drive'],
  'value.4x4': ['4x4'],
  'value.4x2': ['4x2'],
  'value.4wd': ['4WD'],
  'value.awd': ['AWD'],
  'value.2wd': ['2WD'],
  'value.white': ['White'],
  'value.black': ['Black'],
  'value.grey': ['Grey'],
  'value.silver': ['Silver'],
  'value.blue': ['Blue'],
  'value.red': ['Red'],
  'value.green': ['Green'],
  'value.graphite': ['Graphite'],
  'value.charcoal': ['Charcoal'],
  'value.yellow': ['Yellow'],
  'value.orange': ['Orange'],
  'value.brown': ['Brown'],
  'value.gold': ['Gold'],
  'value.bronze': ['Bronze'],
  'value.beige': ['Beige'],
  'value.tan': ['Tan'],
  'value.cream': ['Cream'],
  'value.maroon': ['Maroon'],
  'value.purple': ['Purple'],
});
