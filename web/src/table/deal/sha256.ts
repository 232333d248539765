// SHA-256. The browser's own is missing on pages without TLS, such as those of a server at home.

/** The fractional bits of the roots of the first primes. */
function rootBits(root: number, count: number): Uint32Array {
  const bits: number[] = [];
  for (let n = 2; bits.length < count; n++) {
    let divisor = 2;
    while (n % divisor) divisor++;
    if (divisor === n) bits.push((n ** (1 / root) % 1) * 2 ** 32);
  }
  return Uint32Array.from(bits);
}

const START = rootBits(2, 8);
const ROUND = rootBits(3, 64);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(((message.length + 72) >> 6) << 6);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + at * 4);
    for (let at = 16; at < 64; at++) {
      const far = words[at - 15]!;
      const near = words[at - 2]!;
      const one = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const two = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[at] = words[at - 16]! + one + words[at - 7]! + two;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as number[] as Eight;
    for (let at = 0; at < 64; at++) {
      const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const first = (h + mixed + ((e & f) ^ (~e & g)) + ROUND[at]! + words[at]!) | 0;
      const other = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const second = (other + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at]! += word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => digest.setUint32(at * 4, word));
  return new Uint8Array(digest.buffer);
}

type Eight = [number, number, number, number, number, number, number, number];

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const pad = (byte: number): Uint8Array =>
    Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ byte);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
