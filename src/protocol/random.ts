/** Fills bytes with randomness and returns them: `crypto.getRandomValues`, wherever it comes from. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Bytes from here on are thrown away: they would make the first letters likelier. */
const fairLimit = 256 - (256 % letters.length);

/** `count` lowercase letters, each as likely as any other. */
export function randomLetters(count: number, fill: FillRandom): string {
  let text = '';
  while (text.length < count) {
    for (const byte of fill(new Uint8Array(count - text.length))) {
      if (byte < fairLimit) text += letters.charAt(byte % letters.length);
    }
  }
  return text;
}

/** `bytes` random bytes as lowercase hex. */
export function randomHex(bytes: number, fill: FillRandom): string {
  return Array.from(fill(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
