import type { Port } from '#machines/shared/ports.ts';

/** Cool-downs are milliseconds. */
export type SmsCodePorts = {
  /** Since the last code to any mobile; survives a reload. */
  readCooldown: Port<void, { cooldown: number }>;
  sendSmsCode: Port<{ mobile: string }, { cooldown: number }>;
};
