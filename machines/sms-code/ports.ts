import type { Port } from '#machines/shared/ports.ts';

/** Cool-downs are in milliseconds. */
export type SmsCodePorts = {
  /** The cool-down since the last code of this purpose, to any mobile; it survives a reload. */
  readCooldown: Port<void, { cooldown: number }>;
  sendSmsCode: Port<{ mobile: string }, { cooldown: number }>;
};
