import * as v from 'valibot';
import { ClientId, pictureLimits, PictureUrl } from './feedback.ts';
import { Id, Instant } from '../primitives.ts';

const passing = ['network', 'timeout', 'session', 'interrupted', 'notSent', 'tooManyKept'] as const;

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

export const UploadPicture = v.object({
  clientId: ClientId,
  name: v.pipe(v.string(), v.maxLength(200)),
  state: v.picklist(['waiting', 'done', 'failed']),
  problem: v.nullable(PictureProblem),
  /** With `tooManyKept`: when the lender accepts another picture; null if unknown. */
  until: v.optional(v.nullable(Instant), null),
  arrived: v.nullable(v.object({ imageId: Id, url: PictureUrl })),
});
export type UploadPicture = v.InferOutput<typeof UploadPicture>;

/**
 * Refused files stay until they are removed. The number is not limited, because a draft that fails
 * validation is removed with its text.
 */
export const UploadPictures = v.array(UploadPicture);

export const roomFor = (pictures: readonly UploadPicture[]): number =>
  pictureLimits.count -
  pictures.filter(({ problem }) => problem === null || canRetry(problem)).length;

export const imageIdsOf = (pictures: readonly UploadPicture[]): string[] =>
  pictures.flatMap(({ arrived }) => arrived?.imageId ?? []);

export const isUnderWay = ({ state }: UploadPicture): boolean => state === 'waiting';

export const isFailed = ({ state }: UploadPicture): boolean => state === 'failed';

/** Only the borrower sends an interrupted picture again. */
export const afterReload = (pictures: readonly UploadPicture[]): UploadPicture[] =>
  pictures.map((one) =>
    isUnderWay(one) ? { ...one, state: 'failed', problem: 'interrupted' } : one,
  );
