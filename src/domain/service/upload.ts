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

/**
 * Groups pictures into rows, in order: more than {@link pictureLimits}.count files that were
 * refused for the same lasting reason share the row of the first, any other picture has its own.
 */
export function rowsOf<One extends Pick<UploadPicture, 'problem'>>(
  pictures: readonly One[],
): (readonly [One, ...One[]])[] {
  const refused = new Map<PictureProblem, One[]>();
  for (const one of pictures) {
    const { problem } = one;
    if (problem === null || canRetry(problem)) continue;
    const alike = refused.get(problem);
    if (alike) alike.push(one);
    else refused.set(problem, [one]);
  }
  return pictures.flatMap((one) => {
    const alike = (one.problem && refused.get(one.problem)) || [];
    if (alike.length <= pictureLimits.count) return [[one] as const];
    return alike[0] === one ? [[one, ...alike.slice(1)] as const] : [];
  });
}

/**
 * Queues uploaded pictures again, because the lender's copies may have expired; the lender keeps
 * one copy of a picture sent twice.
 */
export const uploadedAgain = (pictures: readonly UploadPicture[]): UploadPicture[] =>
  pictures.map((one) => (one.arrived ? { ...one, state: 'waiting', arrived: null } : one));

/**
 * Marks pictures under way as failed, because only the borrower sends an interrupted picture again.
 */
export const afterReload = (pictures: readonly UploadPicture[]): UploadPicture[] =>
  pictures.map((one) =>
    isUnderWay(one) ? { ...one, state: 'failed', problem: 'interrupted' } : one,
  );
