import * as v from 'valibot';
import { Instant } from '#domain/primitives.ts';

/** The request header block (S3). */
export const RequestHeader = v.object({
  appName: v.string(),
  afid: v.string(),
  device: v.string(),
  appVersion: v.string(),
  adId: v.string(),
});
export type RequestHeader = v.InferOutput<typeof RequestHeader>;

const maxBatch = 20;

/** A request before encryption, with prefixed `data` (S7). */
export const RequestBody = v.object({
  header: RequestHeader,
  body: v.pipe(
    v.array(v.object({ method: v.string(), data: v.unknown() })),
    v.minLength(1),
    v.maxLength(maxBatch),
  ),
});
export type RequestBody = v.InferOutput<typeof RequestBody>;

/** A decrypted reply (S3). `until` is the end of a temporary refusal. */
export const ResponseEnvelope = v.object({
  code: v.pipe(v.number(), v.safeInteger()),
  msg: v.optional(v.nullable(v.string(), ''), ''),
  data: v.optional(
    v.nullable(v.array(v.object({ method: v.string(), data: v.unknown() })), []),
    [],
  ),
  until: v.optional(v.nullable(Instant)),
});
export type ResponseEnvelope = v.InferOutput<typeof ResponseEnvelope>;

/** A header of replies (S7); `0` and `false` mean no maintenance. */
export const maintenanceHeader = 'x-maintenance-mode';

export const MaintenanceNotice = v.object({ maintenanceTime: v.nullable(Instant) });
export type MaintenanceNotice = v.InferOutput<typeof MaintenanceNotice>;
