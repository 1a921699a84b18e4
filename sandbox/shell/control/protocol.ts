import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import { apiBase, defaultFieldPrefix } from '#domain/constants.ts';
import type { DocumentKind } from '#domain/credit/credit-order.ts';
import { defaultLanguage } from '#domain/language.ts';
import { attemptPath, newAttempt } from '#protocol/attempt.ts';
import { decodeReply, encodeUpload } from '#protocol/codec.ts';
import { ResponseEnvelope } from '#protocol/envelope.ts';
import { requestHeaderBlock, requestHeaders, type Sender } from '#protocol/headers.ts';
import { deviceInfo, packageInfo } from '../phone/identity.ts';

/**
 * Uploads a picture as the native app does: with `genericFileUpload` over the encrypted protocol.
 *
 * @throws Error if the server is not reachable or refuses the picture
 */
export async function uploadPicture(
  { token, creditOrderId, kind }: { token: string; creditOrderId: string; kind: DocumentKind },
  file: File,
  signal: AbortSignal,
): Promise<void> {
  const { packageName, appName } = packageInfo;
  const sender: Sender = {
    packageName,
    appName,
    lang: defaultLanguage,
    prefix: defaultFieldPrefix,
    token,
    device: deviceInfo,
  };
  const call = { method: 'genericFileUpload', data: { creditOrderId, kind } };
  const body = encodeUpload(requestHeaderBlock(sender), call, [file], {
    packageName,
    prefix: defaultFieldPrefix,
    encrypted: true,
  });
  const attempt = newAttempt(Date.now(), (bytes) => crypto.getRandomValues(bytes));
  const response = await fetch(`${apiBase}/${attemptPath(attempt)}`, {
    method: 'POST',
    headers: requestHeaders(sender),
    body,
    signal,
  }).catch((cause: unknown) => {
    throw new Error('The server cannot be reached.', { cause });
  });
  const envelope = readEnvelope(await response.text(), packageName);
  if (envelope.code !== codes.success) {
    throw new Error(envelope.msg || `The server answered ${envelope.code}.`);
  }
}

function readEnvelope(text: string, packageName: string): ResponseEnvelope {
  try {
    return v.parse(ResponseEnvelope, decodeReply(text, packageName));
  } catch (cause) {
    throw new Error('The server sent an unexpected reply.', { cause });
  }
}
