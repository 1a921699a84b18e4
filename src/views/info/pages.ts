import type { supportMachine } from '#machines/support/support.machine.ts';
import type { SupportEvent } from '#machines/support/support.machine.ts';
import type { SnapshotFrom } from 'xstate';
import type { selectSupportView } from '#machines/support/view.ts';
import type { FlowPages } from '../flow-pages.ts';

export const supportPages: FlowPages<
  SnapshotFrom<typeof supportMachine>,
  ReturnType<typeof selectSupportView>,
  SupportEvent,
  'customerCenter'
> = {
  texts: ['info'],
  selector: async () => (await import('#machines/support/view.ts')).selectSupportView,
  screens: {
    customerCenter: async () => (await import('./customer-center.tsx')).CustomerCenterScreen,
  },
};
