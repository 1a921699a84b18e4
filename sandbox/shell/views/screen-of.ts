import type { SnapshotFrom } from 'xstate';
import type { phoneMachine } from '../phone/phone.machine.ts';

const screens = [
  'splash',
  'app',
  'application',
  'face',
  'guide',
  'store',
  'nativePage',
  'maintenance',
  'background',
] as const;

/** The screen that the phone shows; `idle` before the first borrower. */
export type Screen = 'idle' | (typeof screens)[number];

export function screenOf(snapshot: SnapshotFrom<typeof phoneMachine>): Screen {
  return screens.find((name) => snapshot.matches({ screen: { running: name } })) ?? 'idle';
}
