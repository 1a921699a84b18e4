import type { SupportEvent } from '#machines/support/support.machine.ts';
import {
  selectSupportView,
  type SupportSnapshot,
  type SupportView,
} from '#machines/support/view.ts';
import type { MachinePages, PlainScreen } from '../flow-pages.ts';
import { CustomerCenterScreen } from './customer-center.tsx';
import { ErrorScreen } from './error.tsx';
import { PrivacyScreen } from './privacy.tsx';
import { ServiceScreen } from './service.tsx';

/** Customer service, which has a machine of its own. */
export const supportPages: MachinePages<
  SupportSnapshot,
  SupportView,
  SupportEvent,
  'customerCenter'
> = { select: selectSupportView, screens: { customerCenter: CustomerCenterScreen } };

/** Pages of plain text. */
export const textPages = {
  service: ServiceScreen,
  privacy: PrivacyScreen,
  error: ErrorScreen,
} satisfies Record<string, PlainScreen>;
