import type { Port } from '#machines/shared/ports.ts';

/** The ports of sending an SMS code. Cool-downs are milliseconds. */
export type SmsCodePorts = {
  /** The remaining cool-down since the last code to any mobile; it survives a reload. */
  readCooldown: Port<void, { cooldown: number }>;
  sendSmsCode: Port<{ mobile: string }, { cooldown: number }>;
};
