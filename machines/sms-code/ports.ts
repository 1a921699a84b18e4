import type { Port } from '#machines/shared/ports.ts';

/** Cool-downs are in milliseconds. */
export type SmsCodePorts = {
  /**
   * The rest of the cool-down after the last code of this purpose, to any mobile; 0 without one. It
   * survives a reload.
   */
  readCooldown: Port<void, { cooldown: number }>;
  sendSmsCode: Port<{ mobile: string }, { cooldown: number }>;
};
