/** A number from 0 to 1 that depends on nothing but its arguments. */
export function randomAt(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index | 0, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** Wanders between -1 and 1, with a new aim every `periodMs`. */
export function wander(seed: number, ts: number, periodMs: number): number {
  const position = ts / periodMs;
  const index = Math.floor(position);
  const share = position - index;
  const eased = share * share * (3 - 2 * share);
  const from = randomAt(seed, index);
  return (from + (randomAt(seed, index + 1) - from) * eased) * 2 - 1;
}

/** A seed of a device that does not change between starts. */
export function seedOf(text: string): number {
  let seed = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) seed = Math.imul(seed ^ text.charCodeAt(at), 16_777_619);
  return seed >>> 0;
}
