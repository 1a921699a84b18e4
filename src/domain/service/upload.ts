import * as v from 'valibot';
import { ClientId, pictureLimits, PictureUrl } from './feedback.ts';
import { Id, Instant } from '../primitives.ts';

/** Temporary problems of a picture, which a retry can resolve. */
const passing = ['network', 'timeout', 'session', 'interrupted', 'notSent', 'tooManyKept'] as const;

/** Problems that a retry cannot resolve. */
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

export const canRetry = (problem: PictureProblem): boolean =>
  passing.some((one) => one === problem);

/** A picture of an unsent text; pictures keep the order of selection. */
export const UploadPicture = v.object({
  clientId: ClientId,
  /** The file name on the phone. */
  name: v.pipe(v.string(), v.maxLength(200)),
  state: v.picklist(['waiting', 'done', 'failed']),
  /** Reason of the failure; null without one. */
  problem: v.nullable(PictureProblem),
  /**
   * With `tooManyKept`: when the lender accepts another picture, in milliseconds by its clock; null
   * if unknown.
   */
  until: v.optional(v.nullable(Instant), null),
  /** The lender's id and address of the picture; null before the upload ends. */
  arrived: v.nullable(v.object({ imageId: Id, url: PictureUrl })),
});
export type UploadPicture = v.InferOutput<typeof UploadPicture>;

/**
 * Pictures in the stored draft, including refused files until they are removed. Their number is not
 * limited, because a draft that fails validation is removed with its text.
 */
export const UploadPictures = v.array(UploadPicture);

/** Number of pictures that can still be added. */
export const roomFor = (pictures: readonly UploadPicture[]): number =>
  pictureLimits.count -
  pictures.filter(({ problem }) => problem === null || canRetry(problem)).length;

/** The ids of the uploaded pictures, in order. */
export const imageIdsOf = (pictures: readonly UploadPicture[]): string[] =>
  pictures.flatMap(({ arrived }) => arrived?.imageId ?? []);

export const isUnderWay = ({ state }: UploadPicture): boolean => state === 'waiting';

export const isFailed = ({ state }: UploadPicture): boolean => state === 'failed';

/** Restores uploads after a reload: only the borrower sends an interrupted one again. */
export const afterReload = (pictures: readonly UploadPicture[]): UploadPicture[] =>
  pictures.map((one) =>
    isUnderWay(one) ? { ...one, state: 'failed', problem: 'interrupted' } : one,
  );
