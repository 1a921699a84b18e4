import type { DeviceInfo } from '#domain/account/device.ts';

/**
 * After a missing answer, later requests repeat the question without waiting for it.
 *
 * @param ask resolves to null if the shell does not answer
 * @param unknown the device info until the answer
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
