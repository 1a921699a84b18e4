import * as v from 'valibot';
import { codes, sessionLossOf } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { Undecipherable } from '#protocol/cipher.ts';
import { decodeReply } from '#protocol/codec.ts';
import { maintenanceHeader, MaintenanceNotice, ResponseEnvelope } from '#protocol/envelope.ts';
import type { RawReply } from './post.ts';

/** Maximum length of a reply, in characters. */
const longest = 8 * 1_024 * 1_024;

function decode(text: string, packageName: string): unknown {
  if (text.length > longest) throw new ServiceFailure({ kind: 'invalidPayload' });
  try {
    return decodeReply(text, packageName);
  } catch (cause) {
    const kind = cause instanceof Undecipherable ? 'undecipherable' : 'invalidPayload';
    throw new ServiceFailure({ kind }, { cause });
  }
}

/**
 * `until`: milliseconds by the server's clock, null if unknown. `undefined` without maintenance.
 */
export function maintenanceOf(
  { header, text }: RawReply,
  packageName: string,
): { until: number | null } | undefined {
  const flag = header(maintenanceHeader);
  if (flag === null || flag === '0' || flag === 'false') return undefined;
  try {
    return { until: v.parse(MaintenanceNotice, decode(text, packageName)).maintenanceTime };
  } catch {
    return { until: null };
  }
}

/**
 * The items are not yet validated by the schemas of the methods.
 *
 * @throws ServiceFailure
 */
export function readReply(
  { status, text }: RawReply,
  packageName: string,
): ResponseEnvelope['data'] {
  if (status >= 400 && status < 500) throw new ServiceFailure({ kind: 'badRequest', status });
  if (status < 200 || status >= 300) throw new ServiceFailure({ kind: 'badResponse', status });

  const envelope = v.safeParse(ResponseEnvelope, decode(text, packageName));
  if (!envelope.success) throw new ServiceFailure({ kind: 'invalidPayload' });
  const { code, msg, data, until } = envelope.output;

  const reason = sessionLossOf(code);
  if (reason) throw new ServiceFailure({ kind: 'session', reason });
  if (code !== codes.success) {
    const end = until == null ? {} : { until };
    throw new ServiceFailure({ kind: 'business', code, message: msg, ...end });
  }
  return data;
}
