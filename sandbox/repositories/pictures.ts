import { and, eq, inArray } from 'drizzle-orm';
import { assumedCodes } from '#domain/codes.ts';
import type { Picture } from '#domain/feedback.ts';
import { pictures } from '../database/ticket-tables.ts';
import { pictureTypeOf } from '../rules/pictures.ts';
import type { Transaction } from '../database/database.ts';
import { Refusal, refusalNamed } from './refusal.ts';
import { newId, type Work } from './work.ts';

type PictureRow = typeof pictures.$inferSelect;

const urlOf = ({ secret }: Pick<PictureRow, 'secret'>) => `/api/pictures/${secret}`;
const told = (row: Pick<PictureRow, 'imageId' | 'secret'>): Picture => ({
  imageId: row.imageId,
  url: urlOf(row),
});

/**
 * Keeps a borrower's picture; one that was kept under the same client id is found again.
 *
 * @throws Refusal where the bytes are no picture that is taken, whatever they are called
 */
export async function keepPicture(
  { tx, random }: Work,
  userId: string,
  clientId: string,
  bytes: Uint8Array,
): Promise<Picture> {
  const same = and(eq(pictures.userId, userId), eq(pictures.clientId, clientId));
  const [kept] = await tx.select().from(pictures).where(same);
  if (kept) return told(kept);
  const type = pictureTypeOf(bytes);
  if (type === null) throw refusalNamed('fileRefused');
  const row = {
    imageId: newId({ random }, 'image'),
    secret: random.hex(16),
    userId,
    clientId,
    type,
  };
  await tx.insert(pictures).values({ ...row, bytes: Buffer.from(bytes) });
  return told(row);
}

/**
 * Checks that pictures are there and this borrower's: nothing is taken that silently lacks one.
 *
 * @throws Refusal where one is not
 */
export async function ownPictures(
  { tx }: Work,
  userId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  const rows = await tx
    .select({ imageId: pictures.imageId })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), inArray(pictures.imageId, [...imageIds])));
  if (rows.length !== new Set(imageIds).size) {
    throw new Refusal(assumedCodes.notFound, 'A picture did not arrive.');
  }
}

/** The addresses of pictures by their ids. */
export async function addressesOf(
  { tx }: Work,
  imageIds: readonly string[],
): Promise<Map<string, string>> {
  if (imageIds.length === 0) return new Map();
  const rows = await tx
    .select({ imageId: pictures.imageId, secret: pictures.secret })
    .from(pictures)
    .where(inArray(pictures.imageId, [...imageIds]));
  return new Map(rows.map((row) => [row.imageId, urlOf(row)]));
}

/** A picture by the secret of its address; null where there is none. */
export async function pictureAt(tx: Transaction, secret: string): Promise<PictureRow | null> {
  const [row] = await tx.select().from(pictures).where(eq(pictures.secret, secret));
  return row ?? null;
}
