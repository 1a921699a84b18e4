import { selectSupportView } from '#machines/support/view.ts';
import { CustomerCenterScreen as Screen } from '#views/info/customer-center.tsx';
import { machineScreen } from './machine-screen.tsx';

export const CustomerCenterScreen = machineScreen(
  ({ support }) => support,
  selectSupportView,
  Screen,
);
