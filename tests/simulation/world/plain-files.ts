type Piece = string | ArrayBuffer | Uint8Array | PlainBlob;

function bytesOf(piece: Piece): Uint8Array {
  if (piece instanceof PlainBlob) return piece.content;
  return typeof piece === 'string' ? Buffer.from(piece) : new Uint8Array(piece);
}

/** A blob with synchronous reads, because the scheduler cannot wait for those of Node's blob. */
export class PlainBlob {
  readonly type: string;
  readonly content: Uint8Array;

  constructor(pieces: readonly Piece[] = [], { type = '' }: BlobPropertyBag = {}) {
    this.type = type;
    this.content = Buffer.concat(pieces.map(bytesOf));
  }
  get size(): number {
    return this.content.length;
  }
  slice(from = 0, to = this.size): PlainBlob {
    return new PlainBlob([this.content.subarray(from, to)], { type: this.type });
  }
  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.content).buffer;
  }
}

export class PlainFile extends PlainBlob {
  readonly name: string;

  constructor(pieces: readonly Piece[], name: string, options?: BlobPropertyBag) {
    super(pieces, options);
    this.name = name;
  }
}

/** No file contains this separator. */
const boundary = 'the-next-part-of-a-form';

export class PlainForm {
  readonly #parts: { name: string; value: string | PlainFile }[] = [];

  append(name: string, value: string | PlainFile): void {
    this.#parts.push({ name, value });
  }
  /** Returns the encrypted part: the texts after the first one, which names the method. */
  said(): string {
    const texts = this.#parts.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
    return texts.slice(1).join('');
  }
  readonly type = `multipart/form-data; boundary=${boundary}`;

  encode(): Uint8Array<ArrayBuffer> {
    const parts = this.#parts.flatMap(({ name, value }) => {
      const file =
        value instanceof PlainFile
          ? `; filename="${value.name}"\r\nContent-Type: ${value.type}`
          : '';
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
      return [head, typeof value === 'string' ? value : value.content, '\r\n'];
    });
    return Buffer.concat([...parts, `--${boundary}--\r\n`].map(bytesOf));
  }
}

type Bitmap = { width: number; height: number; file: PlainBlob; close: () => void };

/** Throws for a file that contains the word `spoilt`. */
export async function createBitmap(file: PlainBlob): Promise<Bitmap> {
  if (Buffer.from(file.content).includes('spoilt')) {
    throw new DOMException('the picture is spoilt', 'InvalidStateError');
  }
  return { width: 8, height: 8, file, close() {} };
}

export class PlainCanvas {
  #drawn: PlainBlob = new PlainBlob();

  getContext() {
    return {
      fillStyle: '',
      fillRect() {},
      drawImage: ({ file }: Bitmap) => {
        this.#drawn = file;
      },
    };
  }
  async convertToBlob({ type }: { type: string }): Promise<PlainBlob> {
    return new PlainBlob([Uint8Array.of(0xff, 0xd8, 0xff), this.#drawn], { type });
  }
}
