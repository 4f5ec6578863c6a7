// SHA-256 of bytes that come piece by piece (FIPS 180-4), as few bytes for a page as it takes (decision 38). [HDL-03]

/** The first 32 bits behind the point. */
const fraction = (root: number): number => (root % 1) * 2 ** 32;

const isPrime = (number: number): boolean => {
  for (let by = 2; by * by <= number; by += 1) if (number % by === 0) return false;
  return true;
};

/** The constants of the rounds are of the cube roots of the first 64 primes, the beginning is of the square roots of the first 8. */
const primes = Array.from({ length: 310 }, (_, at) => at + 2).filter(isPrime);
const constants = Int32Array.from(primes, (prime) => fraction(prime ** (1 / 3)));

const word = (words: Int32Array, at: number): number => words[at] as number;

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Takes a block of 64 bytes into the state. */
const mix = (state: Int32Array, block: DataView, schedule: Int32Array): void => {
  for (let at = 0; at < 16; at += 1) schedule[at] = block.getInt32(at * 4);
  for (let at = 16; at < 64; at += 1) {
    const early = word(schedule, at - 15);
    const late = word(schedule, at - 2);
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const other = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[at] = word(schedule, at - 16) + one + word(schedule, at - 7) + other;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + word(constants, at) + word(schedule, at)) | 0;
    const other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + other) | 0;
  }
  state.set([a, b, c, d, e, f, g, h].map((mixed, at) => mixed + word(state, at)));
};

/** A digest that grows with `update`; `hex` ends it. */
export const sha256 = () => {
  const state = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
  const block = new Uint8Array(64);
  const view = new DataView(block.buffer);
  const schedule = new Int32Array(64);
  let length = 0;
  const take = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length; ) {
      const piece = bytes.subarray(at, at + 64 - (length % 64));
      block.set(piece, length % 64);
      at += piece.length;
      length += piece.length;
      if (length % 64 === 0) mix(state, view, schedule);
    }
  };
  return {
    update: take,
    /** The digest in hexadecimal digits. Behind the bytes stand a bit, as many zeros as it takes, and their number in bits. */
    hex: (): string => {
      const end = new DataView(new ArrayBuffer(72 - ((length + 8) % 64)));
      end.setUint8(0, 0x80);
      end.setBigUint64(end.byteLength - 8, BigInt(length) * 8n);
      take(new Uint8Array(end.buffer));
      return Array.from(state, (part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
    },
  };
};
