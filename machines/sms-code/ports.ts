import type { Port } from '#machines/shared/ports.ts';

/** What sending a code asks of the world. Cool-downs are milliseconds. */
export type SmsCodePorts = {
  /** What is left of the cool-down of the last code sent to anyone; survives a reload. */
  readCooldown: Port<void, { cooldown: number }>;
  sendSmsCode: Port<{ mobile: string }, { cooldown: number }>;
};
