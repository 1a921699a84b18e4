import * as v from 'valibot';
import { apiVersion, platform } from '#domain/constants.ts';
import type { DeviceInfo } from '#domain/account/device.ts';
import type { RequestHeader } from './envelope.ts';

export type Sender = {
  packageName: string;
  appName: string;
  lang: string;
  prefix: string;
  token: string | null;
  device: DeviceInfo;
};

/** Removes all but printable ASCII, because browsers refuse some other characters in a header. */
const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, '').trim();

/** The header fields of S7. */
export function requestHeaders(sender: Sender): Record<string, string> {
  return {
    platform,
    apiVersion,
    package: ascii(sender.packageName),
    appName: ascii(sender.appName),
    lang: ascii(sender.lang),
    prefix: ascii(sender.prefix),
    fingerprintId: ascii(sender.device.fingerprintId),
    redundantDeviceId: ascii(sender.device.redundantDeviceId),
    ...(sender.token === null ? {} : { Authorization: `Bearer ${ascii(sender.token)}` }),
  };
}

export function requestHeaderBlock({ appName, device }: Sender): RequestHeader {
  const { afid, adId, appVersion } = device;
  return { appName, afid, device: device.device, appVersion, adId };
}

/** The header fields at the server, in lower case. */
export const ReceivedHeaders = v.object({
  package: v.pipe(v.string(), v.minLength(8)),
  appname: v.string(),
  lang: v.string(),
  platform: v.literal(platform),
  prefix: v.pipe(v.string(), v.regex(/^\w{1,32}$/)),
  apiversion: v.literal(apiVersion),
  fingerprintid: v.string(),
  redundantdeviceid: v.string(),
  authorization: v.optional(v.pipe(v.string(), v.regex(/^Bearer \S+$/))),
});
export type ReceivedHeaders = v.InferOutput<typeof ReceivedHeaders>;
