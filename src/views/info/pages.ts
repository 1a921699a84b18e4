import type { SupportEvent } from '#machines/support/support.machine.ts';
import type { SupportSnapshot, SupportView } from '#machines/support/view.ts';
import type { Loads, MachinePages, PlainScreen } from '../flow-pages.ts';

/** Customer service, which has a machine of its own. */
export const supportPages: MachinePages<
  SupportSnapshot,
  SupportView,
  SupportEvent,
  'customerCenter'
> = {
  texts: ['info'],
  selector: async () => (await import('#machines/support/view.ts')).selectSupportView,
  screens: {
    customerCenter: async () => (await import('./customer-center.tsx')).CustomerCenterScreen,
  },
};

/** Pages of plain text. */
export const textPages = {
  service: async () => (await import('./service.tsx')).ServiceScreen,
  privacy: async () => (await import('./privacy.tsx')).PrivacyScreen,
  error: async () => (await import('./error.tsx')).ErrorScreen,
} satisfies Record<string, Loads<PlainScreen>>;
