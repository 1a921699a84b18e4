import type { DeviceInfo } from '#domain/account/device.ts';

/**
 * The device info for requests: asked of the shell when missing, once at a time. A shell that did
 * not answer is asked again beside later requests, which do not wait for it.
 *
 * @param ask resolves to null where the shell does not say
 * @param unknown what requests say of the device meanwhile
 * @param wait how the first requests wait for the answer
 */
export function createDeviceSource(
  ask: () => Promise<DeviceInfo | null>,
  unknown: DeviceInfo,
  wait: (answer: Promise<void>) => Promise<unknown> = (answer) => answer,
): () => Promise<DeviceInfo> {
  let known: DeviceInfo | null = null;
  let silent = false;
  let asking: Promise<void> | null = null;
  const fetchDevice = async () => {
    known = await ask().catch(() => null);
    asking = null;
  };
  return async () => {
    if (known) return known;
    asking ??= fetchDevice();
    if (!silent) {
      await wait(asking);
      silent = known === null;
    }
    return known ?? unknown;
  };
}
