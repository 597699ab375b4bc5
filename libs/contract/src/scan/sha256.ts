/** SHA-256 (FIPS 180-4) of a short text, as eight words. At once and everywhere: browsers have their own only over HTTPS. */
export function sha256(text: string): Uint32Array {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  const state = new Uint32Array(start);
  const words = new Uint32Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(block + index * 4);
    for (let index = 16; index < 64; index += 1) {
      const [a, b] = [at(words, index - 15), at(words, index - 2)];
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[index] = at(words, index - 16) + small + at(words, index - 7) + large;
    }
    compress(state, words);
  }
  return state;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(rounds, index) + at(words, index);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + value;
}

const at = (words: Uint32Array, index: number): number => words[index] ?? 0;
const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function padded(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((text.length + 9) / 64) * 64);
  whole.set(text);
  whole[text.length] = 0x80;
  new DataView(whole.buffer).setUint32(whole.length - 4, text.length * 8);
  return whole;
}

/** The first primes: fractions of their roots are the constants of the hash. */
const primes = [...Array(312).keys()].filter(
  (n) => n > 1 && [2, 3, 5, 7, 11, 13, 17].every((p) => n === p || n % p > 0),
);
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = new Uint32Array(primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime))));
