import { and, eq, inArray, lte } from 'drizzle-orm';
import { type Picture, pictureLimits } from '#domain/service/feedback.ts';
import { pictures } from '../../database/account-tables.ts';
import type { Transaction } from '../../database/database.ts';
import { product } from '../../rules/product.ts';
import { borrowerOfId } from '../account/borrowers.ts';
import { clockOffset } from '../clocks.ts';
import { refusalNamed } from '../refusal.ts';
import { newId, type Work } from '../work.ts';

const signatures: Record<(typeof pictureLimits.types)[number], RegExp> = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/webp': /^52494646.{8}57454250/,
};

/** The type of a picture, detected from its bytes; null if the format is not accepted. */
function pictureTypeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  return pictureLimits.types.find((type) => signatures[type].test(start)) ?? null;
}

type PictureRow = typeof pictures.$inferSelect;

const urlOf = ({ secret }: Pick<PictureRow, 'secret'>) => `/api/pictures/${secret}`;
const pictureView = (row: Pick<PictureRow, 'imageId' | 'secret'>): Picture => ({
  imageId: row.imageId,
  url: urlOf(row),
});

/** Deletes pictures that were not attached in time. */
export async function dropExpired({ tx, now }: Work, userId: string): Promise<void> {
  const { keptFor } = product.waitingPictures;
  const expired = and(eq(pictures.attached, false), lte(pictures.keptAt, now - keptFor));
  await tx.delete(pictures).where(and(eq(pictures.userId, userId), expired));
}

/**
 * Returns the stored picture if the client id is known.
 *
 * @throws Refusal if the format is not accepted, or the borrower has too many unattached pictures
 */
export async function keepPicture(
  work: Work,
  userId: string,
  clientId: string,
  bytes: Uint8Array,
): Promise<Picture> {
  const { tx, now, random } = work;
  await dropExpired(work, userId);
  const same = and(eq(pictures.userId, userId), eq(pictures.clientId, clientId));
  const [existing] = await tx.select().from(pictures).where(same);
  if (existing) return pictureView(existing);
  const type = pictureTypeOf(bytes);
  if (type === null) throw refusalNamed('fileRefused');
  const waiting = and(eq(pictures.userId, userId), eq(pictures.attached, false));
  const { keptFor, most } = product.waitingPictures;
  const times = await tx.select({ keptAt: pictures.keptAt }).from(pictures).where(waiting);
  if (times.length >= most) {
    const oldest = Math.min(...times.map(({ keptAt }) => keptAt));
    throw refusalNamed('tooManyPictures', oldest + keptFor);
  }
  const row = {
    imageId: newId({ random }, 'image'),
    secret: random.hex(16),
    userId,
    clientId,
    type,
    keptAt: now,
    attached: false,
  };
  await tx.insert(pictures).values({ ...row, bytes: Buffer.from(bytes) });
  return pictureView(row);
}

/** @throws Refusal if a picture does not exist or is another borrower's */
export async function attachPictures(
  work: Work,
  userId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  await dropExpired(work, userId);
  const listed = and(eq(pictures.userId, userId), inArray(pictures.imageId, [...imageIds]));
  // Changes before a refusal are kept, so the pictures are counted before the update.
  if ((await work.tx.$count(pictures, listed)) !== new Set(imageIds).size) {
    throw refusalNamed('pictureGone');
  }
  await work.tx.update(pictures).set({ attached: true }).where(listed);
}

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

/** Null if there is no such picture or it has expired. */
export async function pictureAt(
  tx: Transaction,
  secret: string,
  workIn: (tx: Transaction, offset: number) => Work,
): Promise<PictureRow | null> {
  const bySecret = tx.select().from(pictures).where(eq(pictures.secret, secret));
  const [row] = await bySecret;
  if (!row || row.attached) return row ?? null;
  const owner = await borrowerOfId(tx, row.userId);
  const offset = await clockOffset(tx, owner?.mobile ?? null);
  await dropExpired(workIn(tx, offset), row.userId);
  const [picture] = await bySecret;
  return picture ?? null;
}
