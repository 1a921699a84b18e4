import * as v from 'valibot';
import { ClientId, pictureLimits, PictureUrl } from './feedback.ts';
import { Id, Instant } from '../primitives.ts';

/** Problems of a picture that sending it again can end. */
const passing = ['network', 'timeout', 'session', 'interrupted', 'notSent', 'tooManyKept'] as const;

/** Problems that it keeps: of the file itself, or of how many there may be. */
const lasting = [
  'type',
  'heic',
  'pdf',
  'video',
  'empty',
  'size',
  'unreadable',
  'tooMany',
  'gone',
] as const;

export const PictureProblem = v.picklist([...passing, ...lasting]);
export type PictureProblem = v.InferOutput<typeof PictureProblem>;

/** Whether sending a picture again makes sense. */
export const canRetry = (problem: PictureProblem): boolean =>
  passing.some((one) => one === problem);

/** A picture that goes with something being written, in the order in which it was chosen. */
export const UploadPicture = v.object({
  clientId: ClientId,
  /** The file name on the phone. */
  name: v.pipe(v.string(), v.maxLength(200)),
  state: v.picklist(['waiting', 'done', 'failed']),
  /** Why it failed; null while it has not. */
  problem: v.nullable(PictureProblem),
  /** With `tooManyKept`: when the lender takes another picture, in milliseconds by its clock; null if unknown. */
  until: v.optional(v.nullable(Instant), null),
  /** The lender's id and address of the picture; null until it is uploaded. */
  arrived: v.nullable(v.object({ imageId: Id, url: PictureUrl })),
});
export type UploadPicture = v.InferOutput<typeof UploadPicture>;

/** Pictures as a draft keeps them; files that were refused are kept too, until they are removed. */
export const UploadPictures = v.pipe(v.array(UploadPicture), v.maxLength(4 * pictureLimits.count));

/** How many more pictures may be added. */
export const roomFor = (pictures: readonly UploadPicture[]): number =>
  pictureLimits.count -
  pictures.filter(({ problem }) => problem === null || canRetry(problem)).length;

/** The ids of the pictures that arrived, in order. */
export const imageIdsOf = (pictures: readonly UploadPicture[]): string[] =>
  pictures.flatMap(({ arrived }) => arrived?.imageId ?? []);

/** Whether a picture is still on its way. */
export const isUnderWay = ({ state }: UploadPicture): boolean => state === 'waiting';

/** Whether a picture did not arrive, and will not by itself. */
export const isFailed = ({ state }: UploadPicture): boolean => state === 'failed';

/** Restores uploads after a reload: only the borrower sends an interrupted one again. */
export const afterReload = (pictures: readonly UploadPicture[]): UploadPicture[] =>
  pictures.map((one) =>
    isUnderWay(one) ? { ...one, state: 'failed', problem: 'interrupted' } : one,
  );
