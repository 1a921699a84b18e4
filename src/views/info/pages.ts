import type { PlainScreen } from '../shared/flow-pages.ts';
import { AccountDeletedScreen } from './account-deleted.tsx';
import { ErrorScreen } from './error.tsx';
import { PrivacyScreen } from './privacy.tsx';
import { ServiceScreen } from './service.tsx';

export const textPages = {
  service: ServiceScreen,
  privacy: PrivacyScreen,
  error: ErrorScreen,
  accountDeleted: AccountDeletedScreen,
} satisfies Record<string, PlainScreen>;
