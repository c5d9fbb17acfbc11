type Vector = readonly [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;
const vectorOf = (latitude: number, longitude: number): Vector => {
  const [lat, long] = [latitude * RADIANS, longitude * RADIANS];
  return [Math.cos(lat) * Math.cos(long), Math.cos(lat) * Math.sin(long), Math.sin(lat)];
};
const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [b * z - c * y, c * x - a * z, a * y - b * x];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * Tells whether points are inside of a polygon of [latitude, longitude] corners. Its sides are the shortest lines on
 * the globe, as the real server draws them, so a side from west to east is not a parallel. The polygon is the smaller
 * of the two parts into which its sides divide the globe, as long as no corner is a quarter of the globe away from its
 * middle.
 */
export function spherePolygon(corners: readonly (readonly [number, number])[]): (lat: number, long: number) => boolean {
  const vectors = corners.map(([latitude, longitude]) => vectorOf(latitude, longitude));
  const middle = vectors.reduce<Vector>((sum, v) => [sum[0] + v[0], sum[1] + v[1], sum[2] + v[2]], [0, 0, 0]);
  // a quarter of the globe away from the middle, in a direction that no side is likely to share
  const outside = cross(middle, [0.123, 0.456, -0.881]);
  const sides = vectors.map((from, index) => {
    const to = vectors[(index + 1) % vectors.length] as Vector;
    const plane = cross(from, to);
    return { from, to, plane, atOutside: dot(plane, outside) };
  });
  return (latitude, longitude) => {
    const point = vectorOf(latitude, longitude);
    const way = cross(outside, point);
    let isInside = false;
    for (const { from, to, plane, atOutside } of sides) {
      const side = -atOutside;
      if (side * dot(plane, point) <= 0) continue;
      // the way from outside crosses this side, and not its opposite on the other half of the globe
      if (side * -dot(way, to) > 0 && side * dot(way, from) > 0) isInside = !isInside;
    }
    return isInside;
  };
}
