import * as v from 'valibot';
import { Instant } from '#domain/primitives.ts';

/** The request header block (S3), first part of every body. */
export const RequestHeader = v.object({
  appName: v.string(),
  afid: v.string(),
  device: v.string(),
  appVersion: v.string(),
  adId: v.string(),
});
export type RequestHeader = v.InferOutput<typeof RequestHeader>;

/** At most this many methods travel in one request. */
const maxBatch = 20;

/** A request before encryption; `data` is prefixed already (S7). */
export const RequestBody = v.object({
  header: RequestHeader,
  body: v.pipe(
    v.array(v.object({ method: v.string(), data: v.unknown() })),
    v.minLength(1),
    v.maxLength(maxBatch),
  ),
});
export type RequestBody = v.InferOutput<typeof RequestBody>;

/**
 * A reply once deciphered (S3); where `code` is not 0 there may be no data. Nothing is prefixed.
 * `until`: the end of a refusal that has one.
 */
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

/** A reply that carries this header says that the system is under maintenance (S7). */
export const maintenanceHeader = 'x-maintenance-mode';

/** The body of such a reply: when the maintenance is expected to end, null where nobody knows. */
export const MaintenanceNotice = v.object({ maintenanceTime: v.nullable(Instant) });
export type MaintenanceNotice = v.InferOutput<typeof MaintenanceNotice>;
