export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Bytes from this limit on are skipped, because they would make the first letters more likely. */
const fairLimit = 256 - (256 % letters.length);

export function randomLetters(count: number, fill: FillRandom): string {
  let text = '';
  while (text.length < count) {
    for (const byte of fill(new Uint8Array(count - text.length))) {
      if (byte < fairLimit) text += letters.charAt(byte % letters.length);
    }
  }
  return text;
}

export function randomHex(bytes: number, fill: FillRandom): string {
  return Array.from(fill(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
